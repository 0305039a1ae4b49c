import type { LoadingIndicator } from './useLoadingIndicator';
import './skeleton.css';

interface LateMessageProps {
  indicator: LoadingIndicator;
  /** Names what is loading, such as "Loading reviews". */
  label: string;
}

/** Says that loading takes long (docs/feature-rules.md#loading-states). Its space is reserved. */
export function LateMessage({ indicator, label }: LateMessageProps) {
  return (
    <p className="bsro-skeleton__word" role="status">
      {indicator === 'late' && `${label} is taking longer than usual.`}
    </p>
  );
}

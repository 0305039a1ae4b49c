import type { Ref } from 'react';
import { LOADING_TEXTS } from '../messages';
import type { LoadingIndicator } from './useLoadingIndicator';

interface LateMessageProps {
  ref?: Ref<HTMLParagraphElement> | undefined;
  indicator: LoadingIndicator;
  /** Names what is loading, such as "Loading reviews". */
  label: string;
}

/** Says that loading takes long (docs/feature-rules.md#loading-states). Its styles reserve its space. */
export function LateMessage({ ref, indicator, label }: LateMessageProps) {
  return (
    <p ref={ref} className="bsro-skeleton__word" role="status">
      {indicator === 'late' && LOADING_TEXTS.late({ content: label })}
    </p>
  );
}

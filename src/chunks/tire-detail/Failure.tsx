import { DETAIL_LABELS } from './messages';

interface FailureProps {
  text: string;
  onRetry: () => void;
}

/** An error message with a retry button. */
export function Failure({ text, onRetry }: FailureProps) {
  return (
    <div className="bsro-tire-detail__failure">
      <p role="alert">{text}</p>
      <button type="button" className="bsro-button" onClick={onRetry}>
        {DETAIL_LABELS.retry}
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { BUTTONS } from '../messages';

interface FailureMessageProps {
  /** What failed, and what to do next. */
  text: string;
  /** While it is true, the text is removed, so that screen readers announce it again. */
  isRetrying?: boolean;
  /** Undefined if a retry can't help. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** An alternative to the retry, such as a link. */
  children?: ReactNode;
}

export function FailureMessage({
  text,
  isRetrying = false,
  onRetry,
  retryLabel = BUTTONS.tryAgain,
  children,
}: FailureMessageProps) {
  return (
    <div className="bsro-failure">
      <p role="alert">{!isRetrying && text}</p>
      {onRetry && (
        <button
          type="button"
          className="bsro-button"
          aria-busy={isRetrying}
          aria-disabled={isRetrying}
          onClick={() => !isRetrying && onRetry()}
        >
          {retryLabel}
        </button>
      )}
      {children}
    </div>
  );
}

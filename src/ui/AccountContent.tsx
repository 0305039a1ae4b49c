import { useState } from 'react';
import type { ReactNode } from 'react';
import { CmsContent } from './CmsContent';
import { Skeleton } from './Skeleton';
import { useWaiting } from './useWaiting';
import './account-content.css';
import './button.css';

interface AccountContentProps {
  status: 'loading' | 'out' | 'failed' | 'ready';
  /** The CMS's words for who is not signed in. */
  cms: readonly ChildNode[];
  /** What is being waited for, such as "Your service history". */
  label: string;
  /** Asks for the account again. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** A part of an account page: shapes while the account loads, and the CMS's words for visitors. */
export function AccountContent({ status, cms, label, onRetry, children }: AccountContentProps) {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useWaiting(status === 'loading');
  if (status === 'ready') return children;
  if (status === 'out') return <CmsContent nodes={cms} />;
  if (status === 'loading') {
    return (
      <Skeleton waiting={waiting} label={label}>
        <span className="bsro-skeleton__line bsro-skeleton__line--short" />
        <span className="bsro-skeleton__line" />
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
      </Skeleton>
    );
  }
  const retry = async (): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    await onRetry();
    setIsAsking(false);
  };
  return (
    <div className="bsro-account-content">
      <p role="alert">{label} could not be loaded.</p>
      <button
        type="button"
        className="bsro-button"
        aria-busy={isAsking}
        onClick={() => void retry()}
      >
        {isAsking ? 'Loading…' : 'Try again'}
      </button>
    </div>
  );
}

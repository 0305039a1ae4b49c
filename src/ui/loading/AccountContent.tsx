import { useState } from 'react';
import type { ReactNode } from 'react';
import { FailureMessage } from '../failure/FailureMessage';
import { LOADING_TEXTS } from '../messages';
import { CmsContent } from './CmsContent';
import { Skeleton } from './Skeleton';
import { useLoadingIndicator } from './useLoadingIndicator';

interface AccountContentProps {
  status: 'loading' | 'signed-out' | 'failed' | 'ready';
  /** The CMS's nodes, shown to visitors who aren't signed in. */
  cms: readonly ChildNode[];
  /** Names what is loading, such as "Your service history". */
  label: string;
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** A section of an account page: a skeleton while the account loads, the CMS's nodes for visitors. */
export function AccountContent({ status, cms, label, onRetry, children }: AccountContentProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const indicator = useLoadingIndicator(status === 'loading');
  if (status === 'ready') return <>{children}</>;
  if (status === 'signed-out') return <CmsContent nodes={cms} />;
  if (status === 'loading') {
    return (
      <Skeleton indicator={indicator} label={label}>
        <span className="bsro-skeleton__line bsro-skeleton__line--short" />
        <span className="bsro-skeleton__line" />
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
      </Skeleton>
    );
  }
  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <FailureMessage
      text={LOADING_TEXTS.failed({ content: label })}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}

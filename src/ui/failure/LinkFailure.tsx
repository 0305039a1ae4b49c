import { SIGN_IN_LINK } from '../../site/pages';
import type { LinkedData } from '../../store/useLinkedData';
import { CmsContent } from '../loading/CmsContent';
import { RetryOrCall } from './RetryOrCall';

type LinkProblem = Exclude<LinkedData<unknown>['status'], 'loading' | 'ready'>;

interface LinkFailureProps {
  status: LinkProblem;
  problems: Readonly<Record<LinkProblem, string>>;
  signInLabel: string;
  onRetry: () => void;
  cms: readonly ChildNode[];
}

export function LinkFailure({ status, problems, signInLabel, onRetry, cms }: LinkFailureProps) {
  return (
    <>
      <RetryOrCall text={problems[status]} {...(status === 'failed' && { onRetry })} />
      {status === 'forbidden' && (
        <p>
          <a className="bsro-button bsro-button--primary" {...SIGN_IN_LINK}>
            {signInLabel}
          </a>
        </p>
      )}
      <CmsContent nodes={cms} />
    </>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { readQuery } from '../../browser/url-state';
import { cleanValue } from '../../domain/text/clean-text';
import type { Result, ServiceError } from '../../services/result';
import { SIGN_IN_LINK } from '../../site/pages';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import { useLatestResult } from '../../store/useLatestResult';
import { RetryOrCall } from '../failure/RetryOrCall';
import { CmsContent } from './CmsContent';
import { Skeleton } from './Skeleton';
import { useLoadingIndicator } from './useLoadingIndicator';

/** The content of a link in an email: an item's ID and the key that opens it without a session. */
interface ItemLink {
  readonly id: string;
  readonly key: string | undefined;
}

/**
 * Why an item isn't shown: unknown; forbidden without a valid link or the driver's session; not the signed-in driver's
 * (`foreign`); not loaded.
 */
type LinkProblem = 'unknown' | 'forbidden' | 'foreign' | 'failed';

const findProblem = ({ serviceStatus: status }: ServiceError, isSignedIn: boolean): LinkProblem => {
  // A link that an email program has cut off has a malformed ID.
  if (status === '404' || status === '400') return 'unknown';
  if (status === '403' || status === '401') return isSignedIn ? 'foreign' : 'forbidden';
  return 'failed';
};

/**
 * Loads the item that a link opens: with its key at once, otherwise once it is known whether a driver is signed
 * in. Loads it again after a sign-in if the link was refused.
 */
const useLinkedItem = <Data,>({ id, key }: ItemLink, load: () => Promise<Result<Data>>) => {
  const login = useAppSelector(selectLoginState);
  const isSignedIn = login === 'true';
  const [isLinkRefused, setIsLinkRefused] = useState(false);
  const hasLink = key !== undefined;
  const access = hasLink
    ? isLinkRefused && isSignedIn
      ? 'driver'
      : 'link'
    : login === 'loading'
      ? undefined
      : login;
  const canLoad = id !== '' && access !== undefined;
  const { data, error, isBusy, retry } = useLatestResult(
    canLoad ? `${id} ${access}` : undefined,
    load,
  );
  const isRefused = error?.serviceStatus === '403' || error?.serviceStatus === '401';
  if (hasLink && isRefused && !isLinkRefused) setIsLinkRefused(true);
  const problem = id === '' ? 'unknown' : error && findProblem(error, isSignedIn);
  return { data: isBusy ? undefined : data, problem, retry };
};

interface LinkedItemProps<Data> {
  /** The ID that the author has set, instead of the one in the page's query. */
  id: string | undefined;
  /** The names of the query's parameters. */
  parameters: ItemLink & { readonly key: string };
  load: (link: ItemLink) => Promise<Result<Data>>;
  /** Names what is loading, such as "Loading your order". */
  label: string;
  /** Shapes with the size of what is loading. */
  shapes: ReactNode;
  problems: Readonly<Record<LinkProblem, string>>;
  signInLabel: string;
  cms: readonly ChildNode[];
  children: (data: Data, link: ItemLink) => ReactNode;
}

/**
 * An item such as an order, for a visitor with the link in an email or the signed-in driver; or why the link doesn't
 * work, what to do next, and the CMS's content.
 */
export function LinkedItem<Data>({
  id: authoredId,
  parameters,
  load,
  label,
  shapes,
  problems,
  signInLabel,
  cms,
  children,
}: LinkedItemProps<Data>) {
  const [link] = useState((): ItemLink => {
    const query = readQuery();
    return {
      id: authoredId ?? cleanValue(query.get(parameters.id) ?? ''),
      key: cleanValue(query.get(parameters.key) ?? '') || undefined,
    };
  });
  const { data, problem, retry } = useLinkedItem(link, () => load(link));
  const indicator = useLoadingIndicator(data === undefined && !problem);
  if (problem) {
    return (
      <>
        <RetryOrCall text={problems[problem]} {...(problem === 'failed' && { onRetry: retry })} />
        {problem === 'forbidden' && (
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
  if (data !== undefined) return <>{children(data, link)}</>;
  return (
    <Skeleton indicator={indicator} label={label}>
      {shapes}
    </Skeleton>
  );
}

import { useState } from 'react';
import type { Result, ServiceError } from '../services/result';
import { selectLoginState } from './account/account-slice';
import { useAppSelector } from './hooks';
import { useLatestResult } from './useLatestResult';

/** The content of a link in an email: an item's ID and the key that opens it without a session. */
export interface ItemLink {
  readonly id: string;
  readonly key: string | undefined;
}

/**
 * The item that a link opens: loading; unknown; forbidden without a valid link or the driver's session; not the
 * signed-in driver's (`foreign`); not loaded; or ready.
 */
export type LinkedData<Data> =
  | { readonly status: 'loading' | 'unknown' | 'forbidden' | 'foreign' | 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

const toFailedData = (
  { serviceStatus: status }: ServiceError,
  isDriver: boolean,
): { readonly status: 'unknown' | 'forbidden' | 'foreign' | 'failed' } => {
  // A link that an email program has cut off has a malformed ID.
  if (status === '404' || status === '400') return { status: 'unknown' };
  if (status === '403' || status === '401') return { status: isDriver ? 'foreign' : 'forbidden' };
  return { status: 'failed' };
};

/**
 * Loads the item that a link opens: with its key at once, otherwise once it is known whether a driver is signed
 * in. Loads it again after a sign-in if the link was refused.
 * @returns the item, and a function that loads it again
 */
export const useLinkedData = <Data>(
  { id, key }: ItemLink,
  load: () => Promise<Result<Data>>,
): readonly [LinkedData<Data>, retry: () => void] => {
  const login = useAppSelector(selectLoginState);
  const isDriver = login === 'true';
  const [isLinkRefused, setIsLinkRefused] = useState(false);
  const hasLink = key !== undefined;
  const access = hasLink
    ? isLinkRefused && isDriver
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

  if (id === '') return [{ status: 'unknown' }, retry];
  if (error) return [toFailedData(error, isDriver), retry];
  if (isBusy || data === undefined) return [{ status: 'loading' }, retry];
  return [{ status: 'ready', data }, retry];
};

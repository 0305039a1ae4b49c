import { readToken } from '../../services/token-cookie';
import type { Profile } from '../../services/account/schema';
import { useAppDispatch, useAppSelector } from '../hooks';
import { fetchAccount } from './session-thunks';

export type AccountView =
  | { readonly status: 'loading' | 'signed-out' | 'failed' }
  | { readonly status: 'ready'; readonly profile: Profile };

export const useAccount = (): readonly [AccountView, () => Promise<void>] => {
  const dispatch = useAppDispatch();
  // The whole slice, which changes with each check, because a sign-out after a failed check removes only the cookie.
  const { isLoggedIn, profile } = useAppSelector(({ account }) => account);
  const refetch = (): Promise<void> => dispatch(fetchAccount());
  if (isLoggedIn === 'true' && profile) return [{ status: 'ready', profile }, refetch];
  if (isLoggedIn !== 'false') return [{ status: 'loading' }, refetch];
  // If the last check had no response, the cookie is still there (SESS-2).
  return [{ status: readToken() === undefined ? 'signed-out' : 'failed' }, refetch];
};

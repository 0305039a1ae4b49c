import { readToken } from '../../browser/token-cookie';
import type { Profile } from '../../services/account/schema';
import { useAppDispatch, useAppSelector } from '../hooks';
import { fetchAccount } from './session-thunks';
import { selectIsLoggedIn, selectProfile } from './account-slice';

/**
 * The driver's account as a page of it sees it: not known yet, nobody's, a session whose account
 * did not come, or the account itself.
 */
export type AccountView =
  | { readonly status: 'loading' | 'out' | 'failed' }
  | { readonly status: 'ready'; readonly profile: Profile };

/** The account, and what asks for it again. */
export const useAccount = (): readonly [AccountView, () => Promise<void>] => {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const profile = useAppSelector(selectProfile);
  const ask = (): Promise<void> => dispatch(fetchAccount());
  if (isLoggedIn === 'true' && profile) return [{ status: 'ready', profile }, ask];
  if (isLoggedIn !== 'false') return [{ status: 'loading' }, ask];
  // Without an answer to the last check the cookie stays (SESS-2).
  return [{ status: readToken() === undefined ? 'out' : 'failed' }, ask];
};

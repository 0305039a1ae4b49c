import { readToken } from '../../services/token-cookie';
import type { Profile } from '../../services/account/schema';
import { useAppDispatch, useAppSelector } from '../hooks';
import { fetchAccount } from './session-thunks';
import { selectLoginState, selectProfile } from './account-slice';

export type AccountView =
  | { readonly status: 'loading' | 'signed-out' | 'failed' }
  | { readonly status: 'ready'; readonly profile: Profile };

export const useAccount = (): readonly [AccountView, () => Promise<void>] => {
  const dispatch = useAppDispatch();
  const loginState = useAppSelector(selectLoginState);
  const profile = useAppSelector(selectProfile);
  const refetch = (): Promise<void> => dispatch(fetchAccount());
  if (loginState === 'true' && profile) return [{ status: 'ready', profile }, refetch];
  if (loginState !== 'false') return [{ status: 'loading' }, refetch];
  // If the last check had no response, the cookie is still there (SESS-2).
  return [{ status: readToken() === undefined ? 'signed-out' : 'failed' }, refetch];
};

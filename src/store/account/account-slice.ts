import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Driver, Profile } from '../../services/account/schema';
import type { RootState } from '..';

/** `loading` until the services respond; `false` at once if there is no token cookie. */
export type LoginState = 'loading' | 'true' | 'false';

export interface AccountState {
  isLoggedIn: LoginState;
  tokenId: string | null;
  profile: Profile | null;
  /** The account that the visitor has created on this page, who isn't signed in to it. */
  created: CreatedAccount | null;
  /** The account version that the services have named, such as `v3`; null if unknown (SITE-5). */
  version: string | null;
}

interface CreatedAccount {
  /** Permits little until the email is verified. */
  readonly tokenId: string | undefined;
}

const initialState: AccountState = {
  isLoggedIn: 'loading',
  tokenId: null,
  profile: null,
  created: null,
  version: null,
};

/** Stores a confirmed session; a profile replaces the previous one. */
export const loggedIn = createAction<{ tokenId: string; profile?: Profile }>('account/loggedIn');
/** Removes the session and the profile. */
export const loggedOut = createAction('account/loggedOut');
/** Stores that the visitor has created an account. */
export const accountCreated = createAction<CreatedAccount>('account/accountCreated');
/** Stores the account version of a response. */
export const versionNamed = createAction<string>('account/versionNamed');
export const profileReplaced = createAction<Profile>('account/profileReplaced');

/** Reduces the state of the signed-in account (STATE-2). */
export const accountReducer = (
  state: AccountState = initialState,
  action: UnknownAction,
): AccountState => {
  if (loggedIn.match(action)) {
    const { tokenId, profile = state.tokenId === tokenId ? state.profile : null } = action.payload;
    return { ...state, isLoggedIn: 'true', tokenId, profile, created: null };
  }
  if (loggedOut.match(action)) return { ...initialState, isLoggedIn: 'false' };
  if (accountCreated.match(action)) return { ...state, created: action.payload };
  if (versionNamed.match(action)) return { ...state, version: action.payload };
  if (profileReplaced.match(action)) return { ...state, profile: action.payload };
  return state;
};

export const selectLoginState = (state: RootState): LoginState => state.account.isLoggedIn;
export const selectCreatedAccount = (state: RootState): CreatedAccount | null =>
  state.account.created;
export const selectAccountVersion = (state: RootState): string | null => state.account.version;
export const selectTokenId = (state: RootState): string | null => state.account.tokenId;
export const selectProfile = (state: RootState): Profile | null => state.account.profile;

/** Returns the profile's first DRIVER entry, which has PREFERRED_STORE. */
export const selectDriver = (state: RootState): Driver | undefined =>
  state.account.profile?.DRIVER[0];

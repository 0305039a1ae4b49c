import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Driver, Profile } from '../../services/account/schema';

/** `loading` until the services respond; `false` at once if there is no token cookie. */
export type LoginState = 'loading' | 'true' | 'false';

export interface AccountState {
  isLoggedIn: LoginState;
  tokenId: string | null;
  profile: Profile | null;
  /** The account that the visitor has created on this page, who isn't signed in to it. */
  created: CreatedAccount | null;
  /** The registration whose response was lost; its next attempt reuses the idempotency key. */
  lostRegistration: LostRegistration | null;
  /** The account version that the services have named, such as `v3`; null if unknown (SITE-5). */
  version: string | null;
}

interface LostRegistration {
  readonly email: string;
  readonly key: string;
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
  lostRegistration: null,
  version: null,
};

/** The signed-in account (STATE-2). */
export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** Stores a confirmed session; a profile replaces the previous one. */
    loggedIn(state, { payload }: PayloadAction<{ tokenId: string; profile?: Profile }>) {
      const { tokenId, profile } = payload;
      const known = state.tokenId === tokenId ? state.profile : null;
      return { ...state, isLoggedIn: 'true', tokenId, profile: profile ?? known, created: null };
    },
    /**
     * Removes the session and the profile. Keeps a lost registration, because every check of a visitor without
     * a session dispatches this action.
     */
    loggedOut: ({ lostRegistration }): AccountState => ({
      ...initialState,
      isLoggedIn: 'false',
      lostRegistration,
    }),
    accountCreated(state, { payload }: PayloadAction<CreatedAccount>) {
      state.created = payload;
    },
    /** Stores the registration whose response was lost, or that the last one had a response. */
    registrationEnded(state, { payload }: PayloadAction<LostRegistration | null>) {
      state.lostRegistration = payload;
    },
    versionNamed(state, { payload }: PayloadAction<string>) {
      state.version = payload;
    },
    profileReplaced(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
    },
  },
  selectors: {
    selectLoginState: ({ isLoggedIn }) => isLoggedIn,
    selectIsSignedIn: ({ isLoggedIn }) => isLoggedIn === 'true',
    selectCreatedAccount: ({ created }) => created,
    selectLostRegistration: ({ lostRegistration }) => lostRegistration,
    selectAccountVersion: ({ version }) => version,
    selectTokenId: ({ tokenId }) => tokenId,
    selectProfile: ({ profile }) => profile,
    /** Returns the profile's first DRIVER entry, which has PREFERRED_STORE. */
    selectDriver: ({ profile }): Driver | undefined => profile?.DRIVER[0],
  },
});

export const {
  loggedIn,
  loggedOut,
  accountCreated,
  registrationEnded,
  versionNamed,
  profileReplaced,
} = accountSlice.actions;
export const {
  selectLoginState,
  selectIsSignedIn,
  selectCreatedAccount,
  selectLostRegistration,
  selectAccountVersion,
  selectTokenId,
  selectProfile,
  selectDriver,
} = accountSlice.selectors;

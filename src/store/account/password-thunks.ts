import { resetPassword as reset, updateAccess } from '../../services/account/access';
import type { SignInResponse } from '../../services/account/schema';
import type { Result } from '../../services/result';
import type { AppThunk } from '..';
import { completeSignIn } from './sign-in-thunks';
import { endSession } from './end-session';
import { checkAccount, startSession } from './session-thunks';
import { selectProfile } from './account-slice';

export interface PasswordChange {
  readonly email: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The token of a sign-in that requires a new password first; the change then completes it. */
  readonly tokenId?: string | undefined;
}

/**
 * Changes the password. The server ends all sessions and starts a new one (ACCT-6). If the driver's
 * session has expired, ends it in this browser too. Resolves to the response; never throws.
 */
export const changePassword =
  ({
    email: typedEmail,
    currentPassword,
    newPassword,
    tokenId,
  }: PasswordChange): AppThunk<Promise<Result<SignInResponse>>> =>
  async (dispatch, getState) => {
    const email = typedEmail.toLowerCase();
    const result = await updateAccess(
      {
        oldEmail: email,
        newEmail: email,
        oldAuthString: currentPassword,
        newAuthString: newPassword,
      },
      tokenId,
    );
    if (!result.ok) {
      if (result.error.isSessionExpired && tokenId === undefined) dispatch(endSession());
      return result;
    }
    const { tokenId: newTokenId, account } = result.data;
    if (!newTokenId) return result;
    if (tokenId !== undefined) await dispatch(completeSignIn(newTokenId, account ?? undefined));
    else dispatch(startSession(newTokenId, account ?? selectProfile(getState()) ?? undefined));
    return result;
  };

/**
 * Sets a password with the token from an email (ACCT-6). The server ends all sessions of the account,
 * so this browser's session is checked afterwards. Resolves to the response; never throws.
 */
export const resetPassword =
  ({
    email,
    newPassword,
    tokenId,
  }: {
    readonly email: string;
    readonly newPassword: string;
    readonly tokenId: string;
  }): AppThunk<ReturnType<typeof reset>> =>
  async (dispatch) => {
    const result = await reset({ email: email.toLowerCase(), authString: newPassword, tokenId });
    if (result.ok) void dispatch(checkAccount());
    return result;
  };

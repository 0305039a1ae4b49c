import { SIGN_IN_LINK } from '../../site/pages';

/** Goes to the sign-in page, or reloads it (ACCT-6). */
export const goToSignIn = (): void => {
  if (location.pathname.replace(/\/$/, '') === SIGN_IN_LINK.href) location.reload();
  else location.assign(SIGN_IN_LINK.href);
};

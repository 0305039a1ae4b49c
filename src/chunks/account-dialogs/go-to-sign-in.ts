import { PAGES } from '../../site/pages';

/** Goes to the sign-in page, or reloads it (ACCT-6). */
export const goToSignIn = (): void => {
  if (location.pathname.replace(/\/$/, '') === PAGES.accountSignIn) location.reload();
  else location.assign(PAGES.accountSignIn);
};

import { PAGES } from '../../site/addresses';

/** Goes to the page to sign in; where that is this one, it is loaded anew (ACCT-6). */
export const goToSignIn = (): void => {
  if (location.pathname.replace(/\/$/, '') === PAGES.accountSignIn) location.reload();
  else location.assign(PAGES.accountSignIn);
};

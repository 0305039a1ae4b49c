/** Checks whether the page has an account menu that isn't switched off. It opens the account dialogs (ACCT-9). */
export const hasAccountMenu = (): boolean =>
  document.querySelector('.bsro-account-menu:not([data-mount="off"])') !== null;

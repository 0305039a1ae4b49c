/** Navigates to an address and adds it to the history. */
export const goTo = (address: string): void => location.assign(address);

/** Navigates to an address that replaces this page in the history. */
export const redirectTo = (address: string): void => location.replace(address);

/** Returns the address at which the page was opened, even if `replaceState` has changed it. */
export const getOpenedAddress = (): string =>
  performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;

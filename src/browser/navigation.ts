/** Leaves the page for an address, which is then in the history behind it. */
export const goTo = (address: string): void => location.assign(address);

/** Goes to an address that takes this page's place in the history. */
export const redirectTo = (address: string): void => location.replace(address);

/** The address that the page was opened at, whatever has taken its place in the history since. */
export const getOpenedAddress = (): string =>
  performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;

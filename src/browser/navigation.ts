/** Leaves the page for an address, which is then in the history behind it. */
export const goTo = (address: string): void => location.assign(address);

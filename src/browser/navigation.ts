/** Navigates to a URL and adds it to the history. */
export const goTo = (url: string): void => location.assign(url);

/** Navigates to a URL that replaces this page in the history. */
export const redirectTo = (url: string): void => location.replace(url);

/** Returns the URL at which the page was opened, even if `replaceState` has changed it. */
export const getOpenedUrl = (): string =>
  performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;

/** Removes every cookie of the page, so that tests don't depend on each other. */
export const clearCookies = (): void => {
  for (const entry of document.cookie.split('; ')) {
    document.cookie = `${entry.split('=', 1)[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
};

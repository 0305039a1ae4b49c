/** Returns a URL if it is relative, http, or https; otherwise undefined. */
export const toSafeLink = (url: string | undefined): string | undefined => {
  if (url === undefined) return undefined;
  try {
    const { protocol } = new URL(url, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
};

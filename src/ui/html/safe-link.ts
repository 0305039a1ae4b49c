/** Returns an author's address if it is relative, http, or https; otherwise undefined. */
export const toSafeLink = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  try {
    const { protocol } = new URL(address, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? address : undefined;
  } catch {
    return undefined;
  }
};

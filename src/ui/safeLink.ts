/** An author's address when a link may lead there (http, https, relative), else undefined. */
export const safeLink = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  try {
    const { protocol } = new URL(address, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? address : undefined;
  } catch {
    return undefined;
  }
};

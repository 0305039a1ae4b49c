/** Parses a URL; returns undefined for any other text. Some supported browsers lack `URL.canParse`. */
export const parseUrl = (url: string, base?: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

/** Returns a URL if it is relative, http, or https; otherwise undefined. */
export const toSafeLink = (url: string | undefined): string | undefined =>
  url !== undefined && /^https?:$/.test(parseUrl(url, document.baseURI)?.protocol ?? '')
    ? url
    : undefined;

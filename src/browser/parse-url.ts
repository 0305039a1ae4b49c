/** Parses a URL; returns undefined for any other text. Some supported browsers lack `URL.canParse`. */
export const parseUrl = (url: string, base?: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

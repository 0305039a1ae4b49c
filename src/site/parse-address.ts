/** Parses an address; undefined for any other text. `URL.canParse` is newer than some declared browsers. */
export const parseAddress = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};

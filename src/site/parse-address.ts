/** Parses an address; undefined if it is none. `URL.canParse` is newer than some declared browsers. */
export const parseAddress = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};

/** Matches a store number, as URLs, attributes, cookies, and storage contain it. */
export const STORE_NUMBER = /^\d{1,10}$/;

/** The location level of a visitor who has selected a store; below it, the host guesses one or has none. */
export const SELECTED_LEVEL = 2;

export interface KnownPlace {
  readonly locationLvl?: number | undefined;
  /** Five digits: the location of the visitor's IP address. */
  readonly autoZip?: string | undefined;
  readonly storeNumber?: string | undefined;
}

/**
 * Checks whether a visitor has a local store (MYST-4): a store that they have selected (level 2), or that
 * the host has guessed (level 1) from an automatic zip other than the site's default.
 * @param defaultZip the default zip of the site (SITE-2)
 */
export const hasLocalStore = (
  { locationLvl, autoZip, storeNumber }: KnownPlace,
  defaultZip: string,
): boolean => {
  if (!storeNumber) return false;
  return locationLvl === SELECTED_LEVEL || (locationLvl === 1 && autoZip !== defaultZip);
};

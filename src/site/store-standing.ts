/** The visitor has chosen a store; below it the host has guessed, or knows nothing (A3). */
export const CHOSEN = 2;

/** What a visitor's profile says of their place. */
export interface KnownPlace {
  readonly locationLvl?: number | undefined;
  /** Five digits: where the visitor's network address is. */
  readonly autoZip?: string | undefined;
  readonly storeNumber?: string | undefined;
}

/**
 * Whether a visitor has a local store: not at level 0, nor at level 1 when the automatic zip is
 * merely the site's default (MYST-4), nor where no store is named.
 * @param defaultZip the site's (SITE-2)
 */
export const storeStandingOf = (
  { locationLvl, autoZip, storeNumber }: KnownPlace,
  defaultZip: string,
): 'has' | 'no' => {
  if (!storeNumber) return 'no';
  if (locationLvl === CHOSEN) return 'has';
  return locationLvl === 1 && autoZip !== defaultZip ? 'has' : 'no';
};

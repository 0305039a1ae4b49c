import { readProfileCookie } from '../../browser/profile-cookie';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { defaultZipOf, siteNameOf } from '../../site/brands';
import { CHOSEN, hasLocalStore } from '../../site/local-store';

/** The visitor's store as it is saved: the one truth that every page and tab shows. */
export interface SavedStore {
  /** Digits; absent where nobody knows one. */
  readonly storeNumber: string | undefined;
  /** Whether the visitor, or the page for them, has chosen it; else the host has guessed it. */
  readonly isChosen: boolean;
  /** Whether the visitor has a local store (MYST-4). */
  readonly hasLocalStore: boolean;
}

const DIGITS = /^\d{1,10}$/;

const numberIn = (holder: unknown): string | undefined => {
  const value: unknown =
    typeof holder === 'object' && holder !== null && 'storeNumber' in holder
      ? holder.storeNumber
      : undefined;
  return typeof value === 'string' && DIGITS.test(value) ? value : undefined;
};

/** What was chosen on this page where neither cookies nor storage keep it. */
let unkept: object | undefined;

/** The store that local storage holds as the last choice (MYST-3). */
export const storedStoreNumber = (): string | undefined =>
  numberIn(readStored('storeData') ?? unkept);

/** Keeps a choice as storeData (MYST-8). @param data what the host answered, and the store itself */
export const keepStoreData = (data: object): void => {
  unkept = writeStored('storeData', data) ? undefined : data;
};

/** Forgets a choice that is not the visitor's any more. */
export const dropStoreData = (): void => {
  unkept = undefined;
  removeStored('storeData');
};

/**
 * The visitor's store by the profile cookie; without one, by what local storage holds. Numbers
 * that are none count as absent (LS-3).
 */
export const readSavedStore = (): SavedStore => {
  const site = siteNameOf(document);
  const profile = readProfileCookie(site);
  const place = profile
    ? { ...profile.location, storeNumber: numberIn(profile.location) }
    : { locationLvl: CHOSEN, storeNumber: storedStoreNumber() };
  return {
    storeNumber: place.storeNumber,
    isChosen: place.locationLvl === CHOSEN && place.storeNumber !== undefined,
    hasLocalStore: hasLocalStore(place, defaultZipOf(site)),
  };
};

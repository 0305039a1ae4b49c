import { readProfileCookie } from '../../services/profile-cookie';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { readQuery } from '../../browser/url-state';
import { cleanValue } from '../../domain/text/clean-text';
import { getDefaultZip, getSiteName } from '../../site/brands';
import { SELECTED_LEVEL, STORE_NUMBER, hasLocalStore } from '../../domain/stores/local-store';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';

/** The visitor's saved store, which every page and tab shows. */
export interface SavedStore {
  /** Digits; undefined if unknown. */
  readonly storeNumber: string | undefined;
  /** Whether it was selected by the visitor or the page; otherwise the server has guessed it. */
  readonly isSelected: boolean;
  /** Whether the visitor has a local store (MYST-4). */
  readonly hasLocalStore: boolean;
}

/** Parses a store number in a text; undefined if it is invalid. */
export const parseStoreNumber = (text: string | null | undefined): string | undefined => {
  const value = cleanValue(text ?? '');
  return STORE_NUMBER.test(value) ? value : undefined;
};

/** The parameters that name a store in the page's URL, the first with precedence (MYST-1). */
export const STORE_PARAMETERS = ['storeNumber', 'store'];

/** Checks whether the page's URL names a store, even by an invalid number. */
export const hasUrlStore = (): boolean => STORE_PARAMETERS.some((name) => readQuery().has(name));

/** Returns the number of the store that the page's URL names (MYST-1). */
export const readUrlStore = (): string | undefined => {
  const query = readQuery();
  return STORE_PARAMETERS.map((name) => parseStoreNumber(query.get(name))).find(Boolean);
};

const getStoreNumber = (holder: unknown): string | undefined => {
  const value: unknown =
    typeof holder === 'object' && holder !== null && 'storeNumber' in holder
      ? holder.storeNumber
      : undefined;
  return typeof value === 'string' && STORE_NUMBER.test(value) ? value : undefined;
};

/** Returns the store number of local storage, the last selection (MYST-3). */
export const readStoredStoreNumber = (): string | undefined =>
  getStoreNumber(readStored('storeData'));

/** Stores a selection as storeData (MYST-8). @param data the server's response and the store */
export const saveStoreData = (data: object): void => {
  writeStored('storeData', data);
};

export const dropStoreData = (): void => {
  removeStored('storeData');
};

/**
 * Reads the visitor's store from the profile cookie, or without one from local storage. An invalid
 * number counts as absent (LS-3).
 */
export const readSavedStore = (): SavedStore => {
  const site = getSiteName(document);
  const profile = readProfileCookie(site);
  const place = profile
    ? { ...profile.location, storeNumber: getStoreNumber(profile.location) }
    : { locationLvl: SELECTED_LEVEL, storeNumber: readStoredStoreNumber() };
  return {
    storeNumber: place.storeNumber,
    isSelected: place.locationLvl === SELECTED_LEVEL && place.storeNumber !== undefined,
    hasLocalStore: hasLocalStore(place, getDefaultZip(site)),
  };
};

/** Reads the number of my store where the Redux store isn't loaded; elsewhere, `selectMyStoreNumber` returns it. */
export const readMyStoreNumber = (): string | undefined => {
  const { hasLocalStore: isLocal, storeNumber } = readSavedStore();
  return isLocal ? storeNumber : undefined;
};

const getKey = (): string => `bsro-unknown-store-${getSiteName(document)}`;

/** Checks whether this site didn't have the driver's preferred store when this tab last requested it. */
export const isUnknownStore = (storeNumber: string): boolean =>
  readSessionItem(getKey()) === storeNumber;

/** Remembers in this tab that the site doesn't have the driver's preferred store, so that no page requests it again. */
export const rememberUnknownStore = (storeNumber: string): void =>
  writeSessionItem(getKey(), storeNumber);

import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { getSiteName } from '../../site/brands';

const getKey = (): string => `bsro-unknown-store-${getSiteName(document)}`;

/** Checks whether this site didn't have the driver's preferred store when this tab last requested it. */
export const isUnknownStore = (storeNumber: string): boolean =>
  readSessionItem(getKey()) === storeNumber;

/** Remembers in this tab that the site doesn't have the driver's preferred store, so that no page requests it again. */
export const rememberUnknownStore = (storeNumber: string): void =>
  writeSessionItem(getKey(), storeNumber);

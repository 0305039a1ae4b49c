import { object } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readStored } from '../../browser/storage';
import { storeRecord } from '../../services/store-schema';
import type { Store } from '../../services/store-schema';
import { getStoreDetails } from '../../services/stores';
import { readSavedStore, readStoredStoreNumber, saveStoreData } from './saved-store';

const holder = object({ store: storeRecord });

/** Returns the store of storeData if it has this number (MYST-3). */
const readStoredStore = (storeNumber: string): Store | undefined => {
  const stored = parseData(holder, readStored('storeData'));
  return stored?.store.storeNumber === storeNumber ? stored.store : undefined;
};

/** Returns the stored response of the selection of this store, or nothing. */
const readStoredResponse = (storeNumber: string): object => {
  const kept = readStored('storeData');
  return kept instanceof Object && readStoredStoreNumber() === storeNumber ? kept : {};
};

/**
 * Returns the visitor's store from storeData, or fetches it and stores it there if it is selected
 * (MYST-3). Undefined if it doesn't load.
 */
export const fetchSavedStore = async (storeNumber: string): Promise<Store | undefined> => {
  const stored = readStoredStore(storeNumber);
  if (stored) return stored;
  const result = await getStoreDetails(storeNumber);
  if (!result.ok) return undefined;
  const store = result.data;
  const saved = readSavedStore();
  if (saved.isSelected && saved.storeNumber === storeNumber) {
    const response = { success: 'true', zip: store.zip, ...readStoredResponse(storeNumber) };
    saveStoreData({ ...response, storeNumber, store });
  }
  return store;
};

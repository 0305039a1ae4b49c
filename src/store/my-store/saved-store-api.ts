import { object, safeParse } from 'valibot';
import { readStored } from '../../browser/storage';
import { getStoreDetails } from '../../services/stores';
import { storeRecord } from '../../services/store-schema';
import type { Store } from '../../services/store-schema';
import { keepStoreData, readSavedStore } from './saved-store';

const holder = object({ store: storeRecord });

/** The store that storeData holds, where it is the one (MYST-3). */
const storedStore = (storeNumber: string): Store | undefined => {
  const stored = safeParse(holder, readStored('storeData'));
  return stored.success && stored.output.store.storeNumber === storeNumber
    ? stored.output.store
    : undefined;
};

/** A store with its hours; undefined when it does not load. */
export const fetchStore = async (storeNumber: string): Promise<Store | undefined> => {
  const answer = await getStoreDetails(storeNumber);
  return answer.success === 'true' && answer.data.storeNumber === storeNumber
    ? answer.data
    : undefined;
};

/**
 * The visitor's store, from storeData, or fetched where that has another one; the store that they
 * have chosen is then kept there (MYST-3). Undefined when it does not load.
 */
export const fetchSavedStore = async (storeNumber: string): Promise<Store | undefined> => {
  const stored = storedStore(storeNumber);
  if (stored) return stored;
  const store = await fetchStore(storeNumber);
  const saved = readSavedStore();
  if (store && saved.isChosen && saved.storeNumber === storeNumber) {
    const { zip } = store;
    keepStoreData({ success: 'true', zip, ...readKeptAnswer(storeNumber), storeNumber, store });
  }
  return store;
};

/** What the host answered when the store was chosen, while it is kept. */
const readKeptAnswer = (storeNumber: string): object => {
  const kept = readStored('storeData');
  return kept instanceof Object && 'storeNumber' in kept && kept.storeNumber === storeNumber
    ? kept
    : {};
};

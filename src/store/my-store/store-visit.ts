import { object } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readStored } from '../../browser/storage';
import { storeRecord } from '../../services/store-schema';
import type { Store } from '../../services/store-schema';
import { getStoreDetails } from '../../services/stores';
import { isAuthorMode } from '../../site/author-mode';
import { whenIdle } from '../../browser/idle';
import { loadChunk } from '../../browser/load-chunk';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { getProfileCookieName } from '../../services/profile-cookie';
import { report } from '../../browser/report';
import { bus } from '../../bus/bus';
import { getSiteName } from '../../site/brands';
import { isLocalStorePage } from '../../site/pages';
import { readProfileZip } from '../meta/current-zip';
import { selectCurrentZip, urlStoreSettled } from '../meta/meta-slice';
import type { AppThunk } from '..';
import { hasUrlStore, readSavedStore, readStoredStoreNumber, saveStoreData } from './saved-store';
import type { SelectingPage } from './run-selection';
import { loadSavedStore } from './saved-store-thunks';
import { lookUpVisitorIp } from './visitor-ip';

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

const loadSelection = () => import(/* webpackChunkName: "store-selection" */ './run-selection');

/** Checks whether a selection is needed. Most visitors have a store, and most URLs don't name one. */
const shouldSelect = ({ visitorId }: SelectingPage): boolean =>
  !readSavedStore().isSelected ||
  isLocalStorePage(document) ||
  visitorId !== undefined ||
  hasUrlStore();

/**
 * Selects a store automatically if needed, follows selections in other tabs, and looks up the
 * visitor's IP address (MYST-1..3, MYST-5, MYST-6, MYST-9). In author mode it selects and requests
 * nothing.
 * @returns a function that stops following other tabs
 */
export const startStoreVisit =
  (page: SelectingPage): AppThunk<() => void> =>
  (dispatch, getState) => {
    let selecting: ReturnType<typeof loadSelection> | undefined;
    let { storeNumber } = readSavedStore();
    let zip = readProfileZip()?.zip;
    const reportChunkError = (error: unknown): void =>
      report(error, { source: 'my-store', during: 'chunk' });

    const follow = (): void => {
      const saved = readSavedStore();
      const isOther = saved.isSelected && saved.storeNumber !== storeNumber;
      ({ storeNumber } = saved);
      void dispatch(loadSavedStore());
      const profileZip = readProfileZip();
      if (profileZip && profileZip.zip !== zip) {
        ({ zip } = profileZip);
        if (zip !== selectCurrentZip(getState())) bus.publish('myzipset', profileZip);
      }
      if (isOther) {
        selecting?.then(
          ({ cancelAutoSelection }) => dispatch(cancelAutoSelection()),
          reportChunkError,
        );
      }
    };
    const watched = { key: 'storeData', cookie: getProfileCookieName(getSiteName(document)) };
    const stop = onChangedElsewhere(watched, follow);
    // The saved store may have changed while this chunk was loading.
    follow();

    if (!isAuthorMode()) {
      whenIdle(() => void lookUpVisitorIp());
      if (shouldSelect(page)) {
        selecting = loadChunk(loadSelection);
        selecting.then(
          ({ startAutoSelection }) => dispatch(startAutoSelection(page)),
          (error: unknown) => {
            dispatch(urlStoreSettled());
            reportChunkError(error);
          },
        );
      }
    }
    return stop;
  };

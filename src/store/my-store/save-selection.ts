import { withTimeout } from '../../browser/timers';
import type { Failure, Result } from '../../services/result';
import {
  getStoreDetails,
  getStoresNear,
  saveMyStore,
  setStoreByNumber,
  setStoreByZip,
  updateVisitorId,
} from '../../services/stores';
import type { Store } from '../../services/store-schema';
import type { StoreSetResponse } from '../../services/stores';
import { toZip5 } from '../../domain/text/zip';
import { getSiteName } from '../../site/brands';
import { SELECTION_FAILURES, STORE_MESSAGES } from '../../domain/stores/messages';
import { saveStoreData } from './saved-store';
import type { StoreChange } from './selection-machine';
import { lookUpVisitorIp, readVisitorIp } from './visitor-ip';

/** Milliseconds that a change of the profile waits for the visitor's IP address. */
const IP_TIMEOUT = 2_000;

export type Outcome =
  /** The visitor's zip after the change; absent if the change doesn't affect the location. */
  | { readonly ok: true; readonly zip?: string }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Whether this site doesn't have the store: it doesn't exist, or belongs to another brand. */
      readonly isUnknownStore?: boolean;
    };

const createFailure = (): Outcome => ({ ok: false, problem: STORE_MESSAGES.notSet });

const toStoreFailure = ({ error }: Failure): Outcome => ({
  ok: false,
  problem: STORE_MESSAGES.notSet,
  isUnknownStore: error.serviceStatus === '404',
});

/** Stores the response as storeData (MYST-8). */
const saveResponse = (
  data: StoreSetResponse,
  storeNumber: string,
  zip: string | undefined,
): Outcome => {
  saveStoreData({ ...data, success: 'true', storeNumber, zip });
  return { ok: true, ...(zip && { zip }) };
};

/** Returns the response's data; undefined if the server refused the change or didn't respond. */
const getAcceptedData = (result: Result<StoreSetResponse>): StoreSetResponse | undefined =>
  result.ok && result.data.success !== 'false' ? result.data : undefined;

const toOutcome = (result: Result<StoreSetResponse>, store: Store): Outcome => {
  const data = getAcceptedData(result);
  // save-mystore may respond without a store number; another store's number is a failure.
  const isSameStore = (data?.storeNumber ?? store.storeNumber) === store.storeNumber;
  return data && isSameStore
    ? saveResponse(data, store.storeNumber, toZip5(data.zip) ?? toZip5(store.zip))
    : createFailure();
};

/** Selects a store by its number; a response without the number is a failure (HTTP-5). */
const setByNumber = async (store: Store): Promise<Outcome> => {
  const response = await setStoreByNumber(store.storeNumber);
  if (!response.ok) return toStoreFailure(response);
  return getAcceptedData(response)?.storeNumber ? toOutcome(response, store) : createFailure();
};

/** Saves the zip and the store, or only the store's number if it has no zip. */
const saveZipAndStore = async (store: Store): Promise<Outcome> => {
  const zip = toZip5(store.zip);
  return zip ? toOutcome(await saveMyStore(zip, store.storeNumber), store) : setByNumber(store);
};

const setByZip = async (typed: string): Promise<Outcome> => {
  const zip = toZip5(typed);
  if (!zip) return { ok: false, problem: STORE_MESSAGES.invalidZip({ value: typed }) };
  const result = await setStoreByZip(zip);
  const data = getAcceptedData(result);
  if (data?.storeNumber) return saveResponse(data, data.storeNumber, zip);
  const kind = !result.ok ? result.error.kind : data ? 'shape' : 'refused';
  return {
    ok: false,
    problem:
      kind === 'refused'
        ? STORE_MESSAGES.notFoundForZip({ zip })
        : STORE_MESSAGES.notSetByZip({ reason: SELECTION_FAILURES[kind] }),
  };
};

/**
 * Sends one change to the visitor's profile to the server. Looks up the store first, so that only
 * stores that exist and can be shown are saved. Never throws.
 * @param canContinue checked right before the change is sent; false cancels it
 */
export const saveSelection = async (
  change: StoreChange,
  canContinue: () => boolean,
): Promise<Outcome> => {
  switch (change.by) {
    case 'zip':
      return setByZip(change.zip);
    case 'number':
    case 'page': {
      const details = await getStoreDetails(change.storeNumber);
      if (!details.ok) return toStoreFailure(details);
      if (!canContinue()) return createFailure();
      return change.by === 'page' ? saveZipAndStore(details.data) : setByNumber(details.data);
    }
    case 'position': {
      const site = getSiteName(document);
      const result = await getStoresNear({
        // About 100 m are precise enough: the server logs the URL, which shouldn't reveal a home.
        latitude: Number(change.position.latitude.toFixed(3)),
        longitude: Number(change.position.longitude.toFixed(3)),
        storeCount: 1,
        ...(site !== 'unknown' && { siteName: site }),
      });
      const [store] = result.ok ? result.data.stores : [];
      return store && canContinue() ? saveZipAndStore(store) : createFailure();
    }
    case 'visitor-id': {
      await withTimeout(IP_TIMEOUT, lookUpVisitorIp());
      const result = await updateVisitorId(change.vid, readVisitorIp());
      return result.ok ? { ok: true } : createFailure();
    }
  }
};

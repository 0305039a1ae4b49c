import { nullish, object, picklist, pipe, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { textOrNumber, tolerantArray } from '../browser/tolerant-array';
import type { Result } from './result';
import { call } from './http';
import { storeRecord } from './store-schema';
import type { Store } from './store-schema';

const storeList = object({
  stores: tolerantArray('stores', storeRecord, { needsValidEntry: true }),
});

export type StoreList = InferOutput<typeof storeList>;

/**
 * Gets a store with its hours and holidays: GET store/details/{storeNumber}, cached for an hour.
 * A response about another store counts as a failure and isn't cached.
 */
export const getStoreDetails = (storeNumber: string): Promise<Result<Store>> =>
  call({
    path: `store/details/${encodeURIComponent(storeNumber)}`,
    schema: object({
      ...storeRecord.entries,
      // Not `literal`, which every page would have to load.
      storeNumber: pipe(textOrNumber, picklist([storeNumber])),
    }),
    isCached: true,
  });

/** GET store/location/get-list-by-lat-lng, nearest first; one store by default. */
export const getStoresNear = (query: {
  latitude: number;
  longitude: number;
  storeCount?: number;
  siteName?: string;
}): Promise<Result<StoreList>> =>
  call({
    path: 'store/location/get-list-by-lat-lng',
    schema: storeList,
    query: { storeCount: 1, ...query },
    isCached: true,
  });

/** GET store/location/get-list-by-zip, nearest first. @param query radius in miles */
export const getStoresByZip = (query: {
  zipCode: string;
  siteName?: string;
  radius?: number;
}): Promise<Result<StoreList>> =>
  call({ path: 'store/location/get-list-by-zip', schema: storeList, query, isCached: true });

/** GET store/location/get-list-state-city: the stores of a city (FIND-1). */
export const getStoresOfCity = (query: {
  state: string;
  city: string;
  siteName?: string;
}): Promise<Result<StoreList>> =>
  call({ path: 'store/location/get-list-state-city', schema: storeList, query, isCached: true });

/** GET store/get-city: the cities of a state that have a store (FIND-1). */
export const getCities = (state: string, siteName?: string): Promise<Result<string[]>> =>
  call({
    path: 'store/get-city',
    schema: tolerantArray('cities', string(), { needsValidEntry: true }),
    query: { state, siteName },
    isCached: true,
  });

/** GET store/location/geo-location: returns the visitor's IP address (MYST-6). */
export const getVisitorIp = (): Promise<Result<{ ip: string }>> =>
  call({ path: 'store/location/geo-location', schema: object({ ip: string() }) });

const storeSetResponse = object({
  success: nullish(string()),
  zip: nullish(string()),
  storeNumber: nullish(string()),
});

export type StoreSetResponse = InferOutput<typeof storeSetResponse>;

// These three calls change the visitor's profile, so their responses aren't cached.

/** GET store/set-store-by-zip: the nearest store becomes my store (MYST-8). */
export const setStoreByZip = (zipCode: string): Promise<Result<StoreSetResponse>> =>
  call({
    path: 'store/set-store-by-zip',
    schema: storeSetResponse,
    hasSideEffects: true,
    query: { zipCode },
  });

/** GET store/set-store-by-store-number: that store becomes my store. */
export const setStoreByNumber = (storeNumber: string): Promise<Result<StoreSetResponse>> =>
  call({
    path: 'store/set-store-by-store-number',
    schema: storeSetResponse,
    hasSideEffects: true,
    query: { storeNumber },
  });

/** GET store/save-mystore: saves the zip (five digits) and the store as the visitor's. */
export const saveMyStore = (
  zipCode: string,
  storeNumber: string,
): Promise<Result<StoreSetResponse>> =>
  call({
    path: 'store/save-mystore',
    schema: storeSetResponse,
    hasSideEffects: true,
    query: { zipCode, storeNumber },
  });

/**
 * GET profile/update-vid: replaces the visitor ID of the profile with the page's (MYST-9).
 * @param ip the visitor's IP address, if known (MYST-6)
 */
export const updateVisitorId = (vid: string, ip?: string): Promise<Result<unknown>> =>
  call({ path: 'profile/update-vid', schema: unknown(), hasSideEffects: true, query: { vid, ip } });

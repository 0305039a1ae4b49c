import type { Store } from '../../services/store-schema';

/** Returns the name of a store, or without one its address or number, so that a list can tell stores apart. */
export const getStoreName = ({
  storeName,
  address,
  storeNumber,
}: Pick<Store, 'storeName' | 'address' | 'storeNumber'>): string =>
  storeName || address || storeNumber;

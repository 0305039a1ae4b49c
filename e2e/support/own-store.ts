import path from 'node:path';

/**
 * The store of each spec file that buys tires or books times: no other file takes its stock, its slots, or its bays.
 * Stores of Centennial and the Denver area offer every service.
 */
const OWN_STORES: Readonly<Record<string, string>> = {
  'appointment-manage': '310015',
  booking: '310001',
  'booking-conditions': '310011',
  cart: '310013',
  checkout: '310005',
  'checkout-access': '310012',
  'checkout-canary': '310004',
  'checkout-conditions': '310008',
  'checkout-scripts': '310003',
  facts: '310006',
  order: '310010',
  'plain-http': '310019',
  slots: '310002',
  spanish: '310014',
  translation: '310007',
  'wrong-clock': '310009',
};

/** Returns the store of a spec file. @throws Error if the file has none */
export const getOwnStore = (file: string): string => {
  const name = path.basename(file, '.spec.ts');
  const storeNumber = OWN_STORES[name];
  if (storeNumber === undefined)
    throw new Error(`${name} has no store in e2e/support/own-store.ts`);
  return storeNumber;
};

import { screen } from '@testing-library/react';
import { QUOTE_LABELS } from '../src/chunks/tire-detail/messages';
import type { AppStore } from '../src/store';
import { quoteChanged } from '../src/store/quote/quote-slice';
import { FIRST_ID } from './tire-detail';

export const SECOND_ID = `${FIRST_ID.slice(0, -1)}2`;

const TIRE = { name: 'Trail 100', brand: 'Northpeak', article: '100' };
const EXPIRES = '2099-12-22T10:00:00.000Z';

/** Creates what quote/create returns under another cart's GUID. */
export const createSecondQuote = () => ({
  tireQuoteId: SECOND_ID,
  cartGuid: 'new',
  tire: TIRE,
  expires: EXPIRES,
});

/** Creates what quote/get returns: six tires of the page. */
export const createSavedQuote = (changes: object = {}) => ({
  tireQuoteId: FIRST_ID,
  cartGuid: 'g',
  storeNumber: '7',
  zipCode: '61614',
  vehicle: null,
  products: [{ code: '100', qty: 6 }],
  tire: TIRE,
  expires: EXPIRES,
  ...changes,
});

/** Saves a quote of four of the page's tires in the state. */
export const saveQuote = (store: AppStore, expires = EXPIRES) =>
  store.dispatch(
    quoteChanged({
      cart: null,
      vehicleFitment: null,
      cartGuid: 'g',
      tireQuoteId: FIRST_ID,
      tire: TIRE,
      expires,
      request: { storeNumber: '7', zipCode: '61614', products: [{ code: '100', qty: 4 }] },
    }),
  );

/** Waits for the part of the page that shows the quote. */
export const findQuote = () => screen.findByRole('region', { name: QUOTE_LABELS.heading });

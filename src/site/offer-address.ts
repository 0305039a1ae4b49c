/** Returns the address of an offer's page (OFFR-7). */
export const getOfferDetailAddress = (code: string): string =>
  `/offers/offer-detail/${encodeURIComponent(code)}`;

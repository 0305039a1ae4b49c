/** Returns the URL of an offer's page (OFFR-7). */
export const getOfferDetailUrl = (code: string): string =>
  `/offers/offer-detail/${encodeURIComponent(code)}`;

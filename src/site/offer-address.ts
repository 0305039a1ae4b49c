/** Path of the page with the form for offers by email. */
export const EMAIL_SIGNUP_PAGE = '/email-signup/';

/** Returns the address of an offer's page (OFFR-7). */
export const getOfferDetailAddress = (code: string): string =>
  `/offers/offer-detail/${encodeURIComponent(code)}`;

/** Path of the page with the form that signs visitors up for offers by email. */
export const EMAIL_SIGNUP_PAGE = '/email-signup/';

/** Returns the URL of an offer's page (OFFR-7). */
export const getOfferDetailUrl = (code: string): string =>
  `/offers/offer-detail/${encodeURIComponent(code)}`;

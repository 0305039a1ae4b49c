/** Path of the privacy statement, to which a few forms link. */
export const PRIVACY_PAGE = '/privacy-statement/';

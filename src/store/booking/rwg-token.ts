import { isAuthorMode } from '../../site/author-mode';
import { writeCookie } from '../../browser/cookies';
import { readQuery } from '../../browser/url-state';

const RWG_TOKEN = 'rwg_token';

/** The cookie's lifetime (COOK-1). */
const RWG_TOKEN_DAYS = 30;

/**
 * Saves the token that the URL has if a booking link in Google's search results led here. The host needs
 * the token to attribute the booking (COOK-1).
 */
export const saveRwgToken = (): void => {
  const token = readQuery().get(RWG_TOKEN) ?? '';
  if (/^[\w.~=-]{1,1000}$/.test(token) && !isAuthorMode()) {
    writeCookie(RWG_TOKEN, token, RWG_TOKEN_DAYS);
  }
};

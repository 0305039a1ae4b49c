import { COOKIE_DAYS, readCookie, removeCookie, writeCookie } from '../browser/cookies';
import { TOKEN_COOKIE } from '../site/stored-names';

/** Visible ASCII of a limited length, which is valid in a header. */
const TOKEN = /^[!-~]{1,512}$/;

/** Reads the session's token; undefined if signed out or if the cookie has no valid token. */
export const readToken = (): string | undefined => {
  const token = readCookie(TOKEN_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
};

/** Stores the token in its cookie, the only place that holds it: `docs/feature-rules.md#session`. */
export const writeToken = (token: string): void =>
  writeCookie(TOKEN_COOKIE, token, COOKIE_DAYS.tokenId);

export const removeToken = (): void => removeCookie(TOKEN_COOKIE);

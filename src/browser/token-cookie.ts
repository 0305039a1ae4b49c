import { COOKIE_DAYS, readCookie, removeCookie, TOKEN_COOKIE, writeCookie } from './cookies';

/** Visible ASCII of a bounded length: what can stand in a header. */
const TOKEN = /^[!-~]{1,512}$/;

/** The session's token; undefined when signed out, and for a cookie that holds no token. */
export const readToken = (): string | undefined => {
  const token = readCookie(TOKEN_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
};

/** Stores the token in its cookie, the only place that holds it: `docs/feature-rules.md#session`. */
export const writeToken = (token: string): void =>
  writeCookie(TOKEN_COOKIE, token, COOKIE_DAYS.tokenId);

export const removeToken = (): void => removeCookie(TOKEN_COOKIE);

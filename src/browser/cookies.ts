import Cookies from 'js-cookie';

// The host reads and writes every character percent-encoded (`docs/storage-and-cookies.md`).
const jar = Cookies.withConverter({ write: (value) => encodeURIComponent(value) });

/** Days that a cookie lives; the one home of each (COOK-1). */
export const COOKIE_DAYS = {
  default: 360,
  vehicle: 365,
  rwgToken: 30,
  /** As long as a browser keeps one: more than any allows, so it is cut to their limit. */
  tokenId: 2_147_483_647,
} as const;

export const TOKEN_COOKIE = 'tokenId';

/** Browsers cut a cookie's life here; a date that overflows would make it a session cookie. */
const LONGEST_DAYS = 400;

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Lax',
  ...(location.protocol === 'https:' ? { secure: true } : {}),
});

/** The cookie's decoded text; undefined when it is not there or cookies are disabled. */
export const readCookie = (name: string): string | undefined => {
  try {
    return jar.get(name);
  } catch {
    return undefined;
  }
};

/** Writes a cookie for path / (COOK-1). @param days its life, 360 unless told */
export const writeCookie = (
  name: string,
  value: string,
  days: number = COOKIE_DAYS.default,
): void => {
  try {
    jar.set(name, value, { ...attributes(), expires: Math.min(days, LONGEST_DAYS) });
  } catch {
    // A sandboxed document throws on any cookie: the fact is then not remembered.
  }
};

export const removeCookie = (name: string): void => {
  try {
    jar.remove(name, attributes());
  } catch {
    // As above.
  }
};

/** A cookie's percent-encoded JSON; undefined when absent or not JSON. */
export const readJsonCookie = (name: string): unknown => {
  const text = readCookie(name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Writes an object as percent-encoded JSON. */
export const writeJsonCookie = (name: string, value: object, days?: number): void =>
  writeCookie(name, JSON.stringify(value), days);

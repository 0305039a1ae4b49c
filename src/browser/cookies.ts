import Cookies from 'js-cookie';

// The host reads and writes every character percent-encoded (`docs/storage-and-cookies.md`).
const jar = Cookies.withConverter({ write: (value) => encodeURIComponent(value) });

/** Cookie lifetimes in days (COOK-1). */
export const COOKIE_DAYS = {
  default: 360,
  vehicle: 365,
  /** Longer than browsers allow, so that they use their maximum. */
  tokenId: 2_147_483_647,
} as const;

/** The browsers' cap on a cookie's lifetime. An overflowing date would make it a session cookie. */
const MAX_DAYS = 400;

/** Reads a cookie's decoded text; undefined if it is missing or cookies are disabled. */
export const readCookie = (name: string): string | undefined => {
  try {
    return jar.get(name);
  } catch {
    return undefined;
  }
};

/** Writes a cookie for path /. @param days the lifetime; if undefined, until the browser is closed */
const setCookie = (name: string, value: string, days?: number): void => {
  try {
    jar.set(name, value, {
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
      expires: days,
    });
  } catch {
    // A sandboxed document throws on any cookie access.
  }
};

/** Writes a cookie for path / (COOK-1). @param days its lifetime, 360 by default */
export const writeCookie = (
  name: string,
  value: string,
  days: number = COOKIE_DAYS.default,
): void => setCookie(name, value, Math.min(days, MAX_DAYS));

/** Writes a cookie for path / that lasts until the browser is closed. */
export const writeSessionCookie = (name: string, value: string): void => setCookie(name, value);

export const removeCookie = (name: string): void => setCookie(name, '', -1);

/** Reads a cookie's percent-encoded JSON; undefined if it is missing or not JSON. */
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

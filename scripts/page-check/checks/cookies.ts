import { getProfileCookieName } from '../../../src/site/stored-names';
import { SITE_NAMES } from '../../../src/site/brands';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';

const DAY_SECONDS = 86_400;

interface SetCookie {
  readonly value: string;
  /** By lowercase name; empty for flags. */
  readonly attributes: ReadonlyMap<string, string>;
}

const parseSetCookie = (text: string): SetCookie & { readonly name: string } => {
  const [pair = '', ...parts] = text.split(';');
  const split = (part: string): [string, string] => {
    const separator = part.indexOf('=');
    return separator < 0
      ? [part.trim(), '']
      : [part.slice(0, separator).trim(), part.slice(separator + 1).trim()];
  };
  const [name, value] = split(pair);
  const attributes = parts.map(split).map(([key, text]) => [key.toLowerCase(), text] as const);
  return { name, value, attributes: new Map(attributes) };
};

const parseProfile = (value: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return undefined;
  }
};

const hasProperty = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/** Finds the profile cookie that a page sets. */
export const findProfile = ({
  file,
  siteName,
}: Page): (SetCookie & { name: string }) | undefined => {
  const site = SITE_NAMES.find((name) => name === siteName);
  const profileName = site && getProfileCookieName(site);
  return file.cookies.map(parseSetCookie).find(({ name }) => name === profileName);
};

/** Returns the seconds for which a browser keeps a cookie; 0 for the browser session. */
const getLifetime = ({ attributes }: SetCookie): number => {
  const seconds = attributes.get('max-age');
  if (seconds !== undefined) return Number(seconds);
  const until = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(until) ? 0 : (until - Date.now()) / 1000;
};

const SET_PROFILE_FIX =
  'Set the profile cookie in the response to a visitor without one: docs/integration.md#the-profile-cookie';

const checkProfile = (name: string, cookie: SetCookie): Finding[] => {
  const profile = parseProfile(cookie.value);
  const findings: Finding[] = [];
  if (!hasProperty(profile, 'vid')) {
    findings.push(
      fail(
        `${name} isn't percent-encoded JSON with vid: ${cookie.value.slice(0, 60)}`,
        SET_PROFILE_FIX,
      ),
    );
  } else if (!hasProperty(profile, 'location')) {
    findings.push(
      warn(
        `${name} has no location`,
        "Add location with myZip and locationLvl, from the visitor's location",
      ),
    );
  }
  if (cookie.attributes.has('httponly')) {
    findings.push(
      fail(`${name} is HttpOnly`, 'Leave out HttpOnly: the bundle reads and writes the cookie'),
    );
  }
  if (cookie.attributes.get('path') !== '/') {
    findings.push(fail(`${name} has no Path=/`, 'Add Path=/, or the bundle writes a second one'));
  }
  if (getLifetime(cookie) < DAY_SECONDS) {
    findings.push(warn(`${name} ends with the browser session`, 'Add Max-Age=31104000 (360 days)'));
  }
  return findings.length > 0 ? findings : [pass(`${name} for a first-time visitor`)];
};

/** Checks that a first-time visitor gets the profile cookie, without which no store or cart is kept. */
export const checkCookies = (page: Page): Finding[] => {
  const site = SITE_NAMES.find((siteName) => siteName === page.siteName);
  if (!site) return [];
  const name = getProfileCookieName(site);
  const profile = findProfile(page);
  return profile
    ? checkProfile(name, profile)
    : [
        fail(
          `no Set-Cookie for ${name}: without it, the cart link is hidden, and my store lasts an hour`,
          SET_PROFILE_FIX,
        ),
      ];
};

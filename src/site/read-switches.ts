import { ConfigurationError } from '../browser/author-errors';
import { readCookie, writeCookie } from '../browser/cookies';
import { report } from '../browser/report';
import { readItem } from '../browser/storage';
import { readQuery } from '../browser/url-state';
import { EXPLAIN_PARAMETER } from './url-names';
import {
  getSwitchVersions,
  isSwitchValueOn,
  isUnknownVersion,
  parseSwitches,
  toTdpVersion,
  SWITCHES,
} from './switches';
import type { SwitchName, TdpVersion } from './switches';
import { isAuthorMode } from './author-mode';
import { readAccountVersion } from './account-version';

const TDP_SWITCH = 'bsro-ui-tdp';

/**
 * Reads a feature switch from the query, the cookie, or the page: `docs/mounting.md#switches`.
 * A query value is saved in a cookie with the switch's name, except while an author edits the page, and in
 * explain mode, which changes switches for one tab. An unknown version of the tire detail page is
 * ignored (SITE-4).
 */
export const readSwitch = (name: SwitchName): string | undefined => {
  const query = readQuery();
  const queried = query.get(name);
  if (queried !== null && (name !== TDP_SWITCH || /^v?[12]$/.test(queried))) {
    if (readCookie(name) !== queried && !isAuthorMode() && !query.has(EXPLAIN_PARAMETER)) {
      writeCookie(name, queried);
    }
    return queried;
  }
  return (
    readCookie(name) ?? parseSwitches(document.documentElement.dataset['switches'] ?? '')[name]
  );
};

/** The switches whose unknown version has been reported. */
const reported = new Set<SwitchName>();

/** Checks whether a feature is switched on; reports a version that the switch doesn't have, once (SITE-3). */
export const isSwitchedOn = (name: SwitchName): boolean => {
  const value = readSwitch(name);
  if (isUnknownVersion(name, value) && !reported.has(name)) {
    reported.add(name);
    const [version = ''] = getSwitchVersions(name);
    const problem = `the switch ${name} has an unknown version, "${value ?? ''}", so it is off: write ${name}:${version}`;
    report(new ConfigurationError(problem), { source: 'page', during: 'configuration' });
  }
  return isSwitchValueOn(name, value);
};

/** Reads the variant of the tire detail page, cart, and checkout (SITE-4). */
export const readTdpVersion = (): TdpVersion => toTdpVersion(readSwitch(TDP_SWITCH));

/** Stores all switches in the query for the following pages, even if this page doesn't use them. */
export const saveQuerySwitches = (): void => {
  for (const name of SWITCHES) readSwitch(name);
  readAccountVersion();
};

/** The keys of the items in local storage with which the CMS's scripts switch a feature off. */
export type SwitchedFeature = 'reviewsAreActive' | 'ecommIsActive';

/** Checks whether a page script or the bundle has switched a feature off (REVW-1, CART-4). */
export const isSwitchedOff = (key: SwitchedFeature): boolean => {
  try {
    // The CMS's scripts write a plain word, which readItem would remove as malformed.
    const text = localStorage.getItem(key);
    if (text === 'true' || text === 'false') return text === 'false';
  } catch {
    return false;
  }
  // An item of the CMS's scripts may have any lifetime.
  const value = readItem(key, Infinity);
  return value === false || value === 'false';
};

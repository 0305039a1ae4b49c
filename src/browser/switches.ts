import { isSwitchValueOn, parseSwitches, toTdpVersion } from '../site/switches';
import type { SwitchName, TdpVersion } from '../site/switches';
import { isAuthorMode } from './author-mode';
import { readCookie, writeCookie } from './cookies';
import { readQuery } from './url-state';

const TDP = 'bsro-ui-tdp';

/** Reads a switch from the query; ignores a value that selects no tire detail page (SITE-4). */
const readQueriedValue = (name: SwitchName): string | undefined => {
  const value = readQuery().get(name) ?? undefined;
  return name === TDP && !/^v?[12]$/.test(value ?? '') ? undefined : value;
};

/**
 * Reads a feature switch from the query, the cookie, or the page: `docs/mounting.md#switches`.
 * A query value is kept in a cookie of the switch's name, but not while an author edits.
 */
export const readSwitch = (name: SwitchName): string | undefined => {
  const queried = readQueriedValue(name);
  if (queried !== undefined) {
    if (readCookie(name) !== queried && !isAuthorMode()) writeCookie(name, queried);
    return queried;
  }
  return (
    readCookie(name) ?? parseSwitches(document.documentElement.dataset['switches'] ?? '')[name]
  );
};

/** Checks whether a feature is switched on (SITE-3). */
export const isSwitchedOn = (name: SwitchName): boolean => isSwitchValueOn(readSwitch(name));

/** Reads the variant of the tire detail page, cart, and checkout (SITE-4). */
export const readTdpVersion = (): TdpVersion => toTdpVersion(readSwitch(TDP));

import { ACCOUNT_VERSION } from '../site/switch-prefix';
import { isSwitchValueOn, parseSwitches, SWITCHES, toTdpVersion } from '../site/switches';
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

/** The versions of the account pages' flow (SITE-5). */
export const ACCOUNT_VERSIONS = ['v1', 'v2', 'v3', 'v3.migration'] as const;
export type AccountVersion = (typeof ACCOUNT_VERSIONS)[number];

const parseAccountVersion = (name: string | null | undefined): AccountVersion | undefined =>
  ACCOUNT_VERSIONS.find((version) => version === name);

/** Reads the account version from the query or the cookie; v3 by default (SITE-5). */
export const readAccountVersion = (): AccountVersion => {
  const queried = parseAccountVersion(readQuery().get(ACCOUNT_VERSION));
  if (queried && !isAuthorMode()) writeCookie(ACCOUNT_VERSION, queried);
  return queried ?? parseAccountVersion(readCookie(ACCOUNT_VERSION)) ?? 'v3';
};

/** Stores all switches of the query for the following pages, even if this page doesn't use them. */
export const storeQueriedSwitches = (): void => {
  for (const name of SWITCHES) readSwitch(name);
  readAccountVersion();
};

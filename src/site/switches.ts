import type { SWITCH_PREFIX } from './url-names';

/** Feature switches that a page, a cookie, or a query value can set (SITE-3). */
export const SWITCHES = [
  'bsro-ui-pinnacle',
  'bsro-ui-chatbot',
  'bsro-ui-global-nav',
  'bsro-ui-tdp',
] as const satisfies readonly `${typeof SWITCH_PREFIX}${string}`[];

export type SwitchName = (typeof SWITCHES)[number];

/** Version of the tire detail page, the cart, and checkout (SITE-4). */
export type TdpVersion = 'v1' | 'v2';

/** The versions of each switch with versions; another version leaves it off (SITE-3). */
const VERSIONS: Readonly<Record<string, readonly string[]>> = {
  'bsro-ui-chatbot': ['v1'],
  'bsro-ui-global-nav': ['v2'],
};

export const getSwitchVersions = (name: string): readonly string[] =>
  VERSIONS[name] ?? ['v1', 'v2'];

/** Returns the version that a value names; undefined for other values, such as `on` and `0`. */
const parseVersion = (value: string): string | undefined => {
  const [, version] = /^v?([1-9]\d*)$/i.exec(value) ?? [];
  return version && `v${version}`;
};

export const isUnknownVersion = (name: string, value = ''): boolean => {
  const version = parseVersion(value);
  return version !== undefined && !getSwitchVersions(name).includes(version);
};

/** Checks whether a value turns a switch on (`docs/mounting.md#switches`). */
export const isSwitchValueOn = (name: string, value: string | undefined): boolean => {
  if (value === undefined) return false;
  const version = parseVersion(value);
  return version ? getSwitchVersions(name).includes(version) : /^(true|on)$/i.test(value);
};

/** Converts a switch value to the tire detail page version; v2 by default (SITE-4). */
export const toTdpVersion = (value: string | undefined): TdpVersion =>
  value === 'v1' || value === '1' ? 'v1' : 'v2';

/**
 * Parses `<html data-switches="name:value name">`; a bare name is on.
 * @returns the value by switch name; unknown names are left out
 */
export const parseSwitches = (list: string): Partial<Record<SwitchName, string>> => {
  const values: Partial<Record<SwitchName, string>> = {};
  for (const entry of list.split(/\s+/)) {
    const [name = '', value = 'on'] = entry.split(':');
    const known = SWITCHES.find((candidate) => candidate === name);
    if (known) values[known] = value;
  }
  return values;
};

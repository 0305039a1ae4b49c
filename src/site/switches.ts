import type { SWITCH_PREFIX } from './switch-prefix';

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

/** Checks whether a switch value means on (`docs/mounting.md#switches`). */
export const isSwitchValueOn = (value: string | undefined): boolean =>
  value !== undefined && /^(v?[12]|true|on)$/i.test(value);

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

import type { SWITCH_PREFIX } from './switch-prefix';

/** Feature switches that a page, a cookie or a query value can set (SITE-3). */
export const SWITCHES = [
  'bsro-ui-pinnacle',
  'bsro-ui-chatbot',
  'bsro-ui-global-nav',
  'bsro-ui-tdp',
] as const satisfies readonly `${typeof SWITCH_PREFIX}${string}`[];

export type SwitchName = (typeof SWITCHES)[number];

/** Tire detail page, cart and checkout variant (SITE-4). */
export type TdpVersion = 'v1' | 'v2';

/** Values that mean "on" (browser: Engine, Switches). */
export const isOn = (value: string | undefined): boolean =>
  value !== undefined && /^(v?[12]|true|on)$/i.test(value);

/** The tire-detail-page version of a switch value; v2 where none is set (SITE-4). */
export const tdpVersionOf = (value: string | undefined): TdpVersion =>
  value === 'v1' || value === '1' ? 'v1' : 'v2';

/**
 * Values in `<html data-switches="name:value name">`; a bare name is on.
 * @returns the value by switch name, for the names that are known
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

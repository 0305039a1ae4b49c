import { ACCOUNT_VERSIONS } from '../site/account-version';
import { readCookie } from '../browser/cookies';
import { readQuery } from '../browser/url-state';
import { EXPLAIN_SWITCH, ACCOUNT_VERSION_NAME } from '../site/url-names';
import { isSwitchValueOn, parseSwitches, SWITCHES } from '../site/switches';

/** Checks whether the page turns explain mode off: `<html data-switches="bsro-ui-explain:off">`. */
export const isExplainOff = (page: Document): boolean =>
  (page.documentElement.dataset['switches'] ?? '').split(/\s+/).some((entry) => {
    const [name, value = 'on'] = entry.split(':');
    return name === EXPLAIN_SWITCH && !isSwitchValueOn(name, value);
  });

/** A switch with its value and the source of the value (docs/mounting.md#switches). */
export interface ExplainedSwitch {
  readonly name: string;
  readonly value: string;
  readonly source: 'query' | 'cookie' | 'page' | 'default';
  /** The values that can be selected. */
  readonly choices: readonly string[];
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'bsro-ui-tdp': ['v1', 'v2'],
  [ACCOUNT_VERSION_NAME]: ACCOUNT_VERSIONS,
};

/** Matches the values of the query and of cookies that are shown; other values could be personal. */
const SHOWN_VALUE = /^[\w.-]{1,20}$/;

export const listSwitches = (page: Document): ExplainedSwitch[] => {
  const query = readQuery();
  const pageSwitches: Partial<Record<string, string>> = parseSwitches(
    page.documentElement.dataset['switches'] ?? '',
  );
  return [...SWITCHES, ACCOUNT_VERSION_NAME].map((name) => {
    const sources = [
      ['query', query.get(name) ?? undefined],
      ['cookie', readCookie(name)],
      ['page', pageSwitches[name]],
    ] as const;
    const found = sources.find(([, value]) => value !== undefined && SHOWN_VALUE.test(value));
    const [source = 'default', value = ''] = found ?? [];
    return { name, value, source, choices: CHOICES[name] ?? ['on', 'off'] };
  });
};

/** Returns the URL that applies values of switches to this tab; an empty value removes a switch. */
export const buildSwitchUrl = (values: ReadonlyMap<string, string>): string => {
  const url = new URL(location.href);
  for (const [name, value] of values) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
};

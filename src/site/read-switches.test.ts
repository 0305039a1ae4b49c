/** @jest-environment jsdom */
import { clearCookies } from '../../test/clear-cookies';
import { readCookie, writeCookie } from '../browser/cookies';
import {
  saveQuerySwitches,
  isSwitchedOff,
  isSwitchedOn,
  readSwitch,
  readTdpVersion,
} from './read-switches';

const NOW = Date.now();
const HOUR = 3_600_000;

/** Visits a page with a query. @param pageSwitches the switches in the page's HTML */
const visit = (query: string, pageSwitches = '') => {
  history.replaceState(null, '', `/${query}`);
  document.documentElement.dataset['switches'] = pageSwitches;
};

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  visit('');
});

test("the query overrides the cookie, and the cookie overrides the page's HTML [SITE-3]", () => {
  visit('', 'bsro-ui-global-nav:v1');
  expect(readSwitch('bsro-ui-global-nav')).toBe('v1');
  writeCookie('bsro-ui-global-nav', 'v2');
  expect(readSwitch('bsro-ui-global-nav')).toBe('v2');
  visit('?bsro-ui-global-nav=off', 'bsro-ui-global-nav:v1');
  expect(readSwitch('bsro-ui-global-nav')).toBe('off');
});

test('only a query value is stored in the cookie of the switch [SITE-3]', () => {
  visit('', 'bsro-ui-chatbot:v1');
  saveQuerySwitches();
  expect(readCookie('bsro-ui-chatbot')).toBeUndefined();
  visit('?bsro-ui-chatbot=v1');
  saveQuerySwitches();
  visit('');
  expect(readSwitch('bsro-ui-chatbot')).toBe('v1');
});

test('in author mode, a query value applies but is not stored [SITE-3]', () => {
  visit('?bsro-ui-chatbot=v1&wcmmode=edit');
  saveQuerySwitches();
  expect(isSwitchedOn('bsro-ui-chatbot')).toBe(true);
  expect(readCookie('bsro-ui-chatbot')).toBeUndefined();
});

test.each([
  ['v1', true],
  ['v2', true],
  ['1', true],
  ['2', true],
  ['true', true],
  ['on', true],
  ['off', false],
  ['0', false],
  ['', false],
])('with the query value %j, bsro-ui-pinnacle is on: %s [SITE-3/pinnacle]', (value, on) => {
  visit(`?bsro-ui-pinnacle=${value}`);
  expect(isSwitchedOn('bsro-ui-pinnacle')).toBe(on);
});

test.each([
  ['v1', 'v1'],
  ['1', 'v1'],
  ['v2', 'v2'],
  ['2', 'v2'],
])(
  'the query value %s selects the version %s of the tire detail page and is stored [SITE-3/tdp] [SITE-4/query] [SITE-4/cookie]',
  (value, version) => {
    visit(`?bsro-ui-tdp=${value}`);
    expect(readTdpVersion()).toBe(version);
    visit('');
    expect(readTdpVersion()).toBe(version);
  },
);

test.each(['nonsense', '', '3', 'on'])(
  'the query value %j selects no version of the tire detail page, and leaves the cookie unchanged [SITE-4/query]',
  (value) => {
    visit(`?bsro-ui-tdp=${value}`);
    expect(readTdpVersion()).toBe('v2');
    expect(readCookie('bsro-ui-tdp')).toBeUndefined();
    writeCookie('bsro-ui-tdp', 'v1');
    expect(readTdpVersion()).toBe('v1');
    expect(readCookie('bsro-ui-tdp')).toBe('v1');
  },
);

test.each([
  ['bsro-ui-chatbot:v1', 'bsro-ui-chatbot', true],
  ['bsro-ui-chatbot:1', 'bsro-ui-chatbot', true],
  ['bsro-ui-chatbot', 'bsro-ui-chatbot', true],
  ['bsro-ui-chatbot:off', 'bsro-ui-chatbot', false],
  ['bsro-ui-global-nav:v2', 'bsro-ui-global-nav', true],
  ['bsro-ui-global-nav:2', 'bsro-ui-global-nav', true],
  ['bsro-ui-global-nav', 'bsro-ui-global-nav', true],
  ['bsro-ui-global-nav:off', 'bsro-ui-global-nav', false],
] as const)('with %s on the page, %s is on: %s [SITE-3]', (pageSwitches, name, on) => {
  visit('', pageSwitches);
  expect(isSwitchedOn(name)).toBe(on);
});

test.each([
  ['bsro-ui-chatbot', 'v2', 'bsro-ui-chatbot:v1'],
  ['bsro-ui-global-nav', '1', 'bsro-ui-global-nav:v2'],
  ['bsro-ui-pinnacle', 'v3', 'bsro-ui-pinnacle:v1'],
] as const)(
  'the switch %s is off with the unknown version %s, which is reported once [SITE-3] [NAV-5/global-nav] [CHAT-1/switch]',
  (name, value, correction) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    visit(`?${name}=${value}`);
    expect(isSwitchedOn(name)).toBe(false);
    expect(isSwitchedOn(name)).toBe(false);
    expect(error).toHaveBeenCalledTimes(1);
    expect(String(error.mock.calls[0]?.[1])).toBe(
      `ConfigurationError: the switch ${name} has an unknown version, "${value}", so it is off: write ${correction}`,
    );
    error.mockRestore();
  },
);

test('the tire detail page is v2 by default [SITE-4/default]', () => {
  expect(readTdpVersion()).toBe('v2');
});

test('does not save a query value in a cookie in explain mode [SITE-3]', () => {
  history.replaceState(null, '', '/?bsro-explain&bsro-ui-chatbot=v1');
  expect(readSwitch('bsro-ui-chatbot')).toBe('v1');
  expect(document.cookie).not.toContain('bsro-ui-chatbot');
});

test('with disabled storage, no feature is switched off [LS-3/disabled]', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isSwitchedOff('reviewsAreActive')).toBe(false);
  storage.mockRestore();
});

describe.each([
  ['reviewsAreActive', 'LS-2/reviews-active'],
  ['ecommIsActive', 'LS-2/ecomm-active'],
] as const)('%s', (key, clause) => {
  test.each([
    ['nothing', null, false],
    ['the plain string false', 'false', true],
    ['the plain string true', 'true', false],
    ['a wrapped false', JSON.stringify({ data: false, expiration: NOW + HOUR }), true],
    ["a wrapped 'false'", JSON.stringify({ data: 'false', expiration: NOW + HOUR }), true],
    [
      'a wrapped false that expires in a year',
      JSON.stringify({ data: false, expiration: NOW + 365 * 24 * HOUR }),
      true,
    ],
    ['an expired false', JSON.stringify({ data: false, expiration: NOW }), false],
    ['a wrapped true', JSON.stringify({ data: true, expiration: NOW + HOUR }), false],
    ['garbage', '{', false],
  ])(
    `with %s in storage, the feature is switched off only for an unexpired false [${clause}]`,
    (_, text, off) => {
      if (text !== null) localStorage.setItem(key, text);
      expect(isSwitchedOff(key)).toBe(off);
    },
  );

  test(`reading an item leaves the plain string of a CMS script unchanged [${clause}]`, () => {
    localStorage.setItem(key, 'false');
    isSwitchedOff(key);
    expect(localStorage.getItem(key)).toBe('false');
  });
});

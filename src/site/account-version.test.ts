/** @jest-environment jsdom */
import { clearCookies } from '../../test/clear-cookies';
import { readAccountVersion } from './account-version';
import { readCookie } from '../browser/cookies';
import { saveQuerySwitches } from './read-switches';

const visit = (query: string) => history.replaceState(null, '', `/${query}`);

beforeEach(() => {
  clearCookies();
  visit('');
});

test.each(['v1', 'v2', 'v3', 'v3.migration'])(
  'the account version %s is stored [SITE-5]',
  (version) => {
    visit(`?accountVersion=${version}`);
    expect(readAccountVersion()).toBe(version);
    visit('');
    expect(readAccountVersion()).toBe(version);
  },
);

test('the version of the account applies only if neither the query nor the cookie has one [SITE-5/account]', () => {
  expect(readAccountVersion('v1')).toBe('v1');
  expect(readAccountVersion('v9')).toBe('v3');
  expect(readCookie('accountVersion')).toBeUndefined();
  visit('?accountVersion=v2');
  expect(readAccountVersion('v1')).toBe('v2');
  visit('');
  expect(readAccountVersion('v1')).toBe('v2');
});

test('an unknown account version is not stored, and v3 applies [SITE-5]', () => {
  visit('?accountVersion=v9');
  expect(readAccountVersion()).toBe('v3');
  expect(readCookie('accountVersion')).toBeUndefined();
});

test('in author mode, an account version applies but is not stored [SITE-5]', () => {
  visit('?accountVersion=v1&wcmmode=edit');
  expect(readAccountVersion()).toBe('v1');
  expect(readCookie('accountVersion')).toBeUndefined();
});

test('an account version is stored with the switches in the query [SITE-5]', () => {
  visit('?accountVersion=v2');
  saveQuerySwitches();
  expect(readCookie('accountVersion')).toBe('v2');
});

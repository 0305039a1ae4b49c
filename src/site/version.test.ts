/** @jest-environment jsdom */
import { getBranch, UI_VERSION } from './version';

test('SITE-6 the version is 1.1.99', () => {
  expect(UI_VERSION).toBe('1.1.99');
});

test.each([
  ['dev.fcac.test', 'test'],
  ['www-dev2.fcac.test', 'test'],
  ['fcac-dev.test', 'test'],
  ['www.fcac.test', 'release'],
  ['devices.fcac.test', 'release'],
])('SITE-6 the configuration on %s says %s', (host, branch) => {
  expect(getBranch(host)).toBe(branch);
});

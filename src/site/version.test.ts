/** @jest-environment jsdom */
import { getBranch, UI_VERSION } from './version';

test('the version is 1.1.99 [SITE-6/version]', () => {
  expect(UI_VERSION).toBe('1.1.99');
});

test.each([
  ['dev.fcac.test', 'test'],
  ['www-dev2.fcac.test', 'test'],
  ['fcac-dev.test', 'test'],
  ['www.fcac.test', 'release'],
  ['devices.fcac.test', 'release'],
])('the branch on %s is %s [SITE-6/test-branch]', (host, branch) => {
  expect(getBranch(host)).toBe(branch);
});

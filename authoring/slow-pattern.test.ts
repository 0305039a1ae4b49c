/** @jest-environment node */
import { checkSync } from 'recheck';
import type * as Recheck from 'recheck';
import { isSlowPattern } from './slow-pattern';

jest.mock('recheck', () => {
  const actual = jest.requireActual<typeof Recheck>('recheck');
  return { ...actual, checkSync: jest.fn(actual.checkSync) };
});

test.each(['^/tires/[^/]+/reviews$', '/[a-z]+/[a-z-]+/\\d+/?$', '^/offers/.*'])(
  'accepts the page rule %s [INTR-2/path]',
  (pattern) => expect(isSlowPattern(pattern)).toBe(false),
);

test.each(['^(a|a)?(a|aa)*b', '(\\w|\\d)+!', '.*a.*a.*a.*a.*a$', '/tires/.*/reviews'])(
  'finds that the page rule %s can take long [INTR-2/path]',
  (pattern) => expect(isSlowPattern(pattern)).toBe(true),
);

test('refuses a page rule that it cannot judge in time, and remembers that [INTR-2/path]', () => {
  const pattern = '^/[a-z]+$';
  const { source, flags } = new RegExp(pattern);
  jest
    .mocked(checkSync)
    .mockReturnValueOnce({ source, flags, status: 'unknown', error: { kind: 'timeout' } });
  // Without the memory, the second check would find the rule safe.
  expect([isSlowPattern(pattern), isSlowPattern(pattern)]).toEqual([true, true]);
});

/** @jest-environment node */
import { isSlowPattern } from './slow-pattern';

test.each(['^/tires/[^/]+/reviews$', '/[a-z]+/[a-z-]+/\\d+/?$', '^/offers/.*'])(
  'accepts the page rule %s [INTR-2/path]',
  (pattern) => expect(isSlowPattern(pattern)).toBe(false),
);

test.each(['^(a|a)?(a|aa)*b', '(\\w|\\d)+!', '.*a.*a.*a.*a.*a$', '/tires/.*/reviews'])(
  'finds that the page rule %s can take long [INTR-2/path]',
  (pattern) => expect(isSlowPattern(pattern)).toBe(true),
);

test('refuses a page rule that it cannot judge in time, and remembers that [INTR-2/path]', () => {
  const pattern = '^/(?:[a-z]{1,99}-){1,9}/[a-z]{1,99}[0-9]{1,99}[a-z0-9]{1,99}$';
  expect(isSlowPattern(pattern)).toBe(true);
  const start = performance.now();
  expect(isSlowPattern(pattern)).toBe(true);
  expect(performance.now() - start).toBeLessThan(500);
});

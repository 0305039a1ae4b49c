/** @jest-environment node */
import { isSlowPattern } from './slow-pattern';

test.each(['^/tires/.*/reviews$', '/tires/.*/brands/.*/reviews', '^(?!/offers/)'])(
  'accepts the page rule %s [INTR-2/path]',
  (pattern) => expect(isSlowPattern(pattern)).toBe(false),
);

test.each(['^(a|a)?(a|aa)*b', '(\\w|\\d)+!', '.*a.*a.*a.*a.*a$'])(
  'finds that the page rule %s can take long [INTR-2/path]',
  (pattern) => expect(isSlowPattern(pattern)).toBe(true),
);

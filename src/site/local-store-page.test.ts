/** @jest-environment jsdom */
import { isLocalStorePage } from './local-store-page';

test.each([
  ['local-seo-page store', true],
  ['store page local-seo-page', true],
  ['local-seo-page', false],
  ['store', false],
  ['', false],
])('MOUNT-9 a body of class "%s" is a local store page: %s', (className, expected) => {
  document.body.className = className;
  expect(isLocalStorePage(document)).toBe(expected);
});

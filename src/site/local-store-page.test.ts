/** @jest-environment jsdom */
import { isLocalStorePage } from './local-store-page';

test.each([
  ['local-seo-page store', true],
  ['store page local-seo-page', true],
  ['local-seo-page', false],
  ['store', false],
  ['', false],
])(
  'checks whether a body with class "%s" is a local store page: %s [MOUNT-9]',
  (className, expected) => {
    document.body.className = className;
    expect(isLocalStorePage(document)).toBe(expected);
  },
);

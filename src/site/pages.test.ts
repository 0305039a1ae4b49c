/** @jest-environment jsdom */
import { isPage, isLocalStorePage } from './pages';

test.each([
  ['/tires/size/', true],
  ['/tires/size', true],
  ['/content/bsro/fcac/en/tires/size.html', true],
  ['/tires/size/205/', false],
  ['/tires/', false],
  ['/', false],
])('checks whether %s is a page: %s', (path, expected) => {
  expect(isPage(path, '/tires/size/')).toBe(expected);
});

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

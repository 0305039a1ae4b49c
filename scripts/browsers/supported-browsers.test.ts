import { readSupportedBrowsers } from './supported-browsers';

test('reads the oldest version of each browser, including minor numbers', () => {
  expect(
    readSupportedBrowsers(['chrome 120', 'chrome 109', 'ios_saf 16.6-16.7', 'ios_saf 16.4']),
  ).toEqual(
    new Map([
      ['chrome', 109],
      ['safari_ios', 16.004],
    ]),
  );
});

test('throws for a browser that is not in the compatibility data', () => {
  expect(() => readSupportedBrowsers(['kaios 2.5'])).toThrow('kaios');
});

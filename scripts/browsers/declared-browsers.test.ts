import { readDeclaredBrowsers } from './declared-browsers';

test('reads the oldest version of each browser, minor numbers included', () => {
  expect(
    readDeclaredBrowsers(['chrome 120', 'chrome 109', 'ios_saf 16.6-16.7', 'ios_saf 16.4']),
  ).toEqual(
    new Map([
      ['chrome', 109],
      ['safari_ios', 16.004],
    ]),
  );
});

test('throws for a browser that the data is not read for', () => {
  expect(() => readDeclaredBrowsers(['kaios 2.5'])).toThrow('kaios');
});

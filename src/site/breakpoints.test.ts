import { BREAKPOINTS, getMediaQuery } from './breakpoints';

test.each([
  ['phone', undefined, 767],
  ['tablet', 768, 1024],
  ['desktop', 1025, undefined],
  ['touchNavigation', 768, 1366],
  ['mobileNavigation', 680, 767],
  ['accountMenuMobile', undefined, 679],
  ['accountMenuDesktop', 680, undefined],
  ['cartMobile', undefined, 767],
] as const)('defines the range %s from %s to %s [SITE-7/ranges]', (name, min, max) => {
  expect({ min: undefined, max: undefined, ...BREAKPOINTS[name] }).toEqual({ min, max });
});

test('the breakpoints leave no gap for fractional sizes [SITE-7/ranges]', () => {
  expect(getMediaQuery('phone')).toBe('(max-width:767.98px)');
  expect(getMediaQuery('tablet')).toBe('(min-width:768px) and (max-width:1024.98px)');
  expect(getMediaQuery('desktop')).toBe('(min-width:1025px)');
  expect(getMediaQuery('lowWindow')).toBe('(max-height:320.98px)');
});

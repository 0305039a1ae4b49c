import { formatItemSize, getAxle } from './axle';

test.each([
  ['200_100', '200', 'front'],
  ['200_100', '100', 'rear'],
  // A merge of two carts numbers packages with the same name.
  ['200_100-2', '200', 'front'],
  ['200_100-2', '100', 'rear'],
  ['200', '200', undefined],
  ['pkg_1', '200', undefined],
  ['pkg_2001', '200', undefined],
  ['2001_100', '200', undefined],
  ['', '200', undefined],
] as const)('in the package %j, the article %s is for the axle %s', (packageId, code, axle) => {
  expect(getAxle({ packageId, code })).toBe(axle);
});

test('names the axle after the size only for a tire of a pair', () => {
  const item = { code: '100', size: '205/55R16' };
  expect(formatItemSize({ ...item, packageId: '200_100' })).toBe('205/55R16, rear');
  expect(formatItemSize({ ...item, packageId: 'pkg_1' })).toBe('205/55R16');
});

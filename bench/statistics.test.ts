import { getMedian, getPercentile, rotate, getSpread } from './statistics';

test('computes the median and the spread', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
  expect(getMedian([1, 2, 4, 9])).toBe(3);
  expect(getSpread([1, 5, 9, 5, 5])).toBe(0);
  expect(getSpread([1, 5, 9])).toBe(4);
});

test('computes percentiles', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([1, 50, 95, 100].map((percentage) => getPercentile(values, percentage))).toEqual([
    1, 50, 95, 100,
  ]);
  expect(getPercentile([7], 95)).toBe(7);
});

test('starts each round with the next variant', () => {
  expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
});

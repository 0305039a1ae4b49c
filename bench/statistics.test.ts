import { getMedian, rotate, getSpread } from './statistics';

test('computes the median and the spread', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
  expect(getMedian([1, 2, 4, 9])).toBe(3);
  expect(getSpread([1, 5, 9, 5, 5])).toBe(0);
  expect(getSpread([1, 5, 9])).toBe(4);
});

test('rotates the variants each round', () => {
  expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
});

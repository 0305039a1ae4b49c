import { median, rotate, spread } from './statistics';

test('computes the median and the spread', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(spread([1, 5, 9, 5, 5])).toBe(0);
  expect(spread([1, 5, 9])).toBe(4);
});

test('rotates the variants each round', () => {
  expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
});

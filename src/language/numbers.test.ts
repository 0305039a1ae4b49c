import { fc } from '../../test/fast-check';
import {
  formatAverageRating,
  formatNumber,
  formatUsd,
  formatUsdWithoutZeroCents,
  roundPrice,
} from './numbers';

test('formats whole numbers as the browser does', () => {
  const format = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.integer(), (value) => expect(formatNumber(value)).toBe(format.format(value))),
  );
  expect([0, 4.3, 999, 1_000, 12_345.6].map(formatNumber)).toEqual([
    '0',
    '4.3',
    '999',
    '1,000',
    '12,345.6',
  ]);
});

test('rounds averages half up, as the reviews do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500 }), (hundredths) => {
      const tenths = Math.floor((hundredths + 5) / 10);
      expect(formatAverageRating(hundredths / 100)).toBe((tenths / 10).toFixed(1));
    }),
  );
  expect([4, 3.55, 4.96].map(formatAverageRating)).toEqual(['4.0', '3.6', '5.0']);
});

test('formats dollars as the browser does [PRIC-1]', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
  fc.assert(
    fc.property(cents, (value) => {
      expect(formatUsd(value / 100)).toBe(format.format(value / 100));
    }),
  );
  expect(formatUsd(1_142.9)).toBe('$1,142.90');
  // Sums of prices aren't exact.
  expect(formatUsd(0.1 + 0.2)).toBe('$0.30');
  expect([40, 40.5, 0, -12].map(formatUsdWithoutZeroCents)).toEqual([
    '$40',
    '$40.50',
    '$0',
    '-$12',
  ]);
});

test.each([
  [1.005, 1.01],
  [8.165, 8.17],
  [110.155, 110.16],
  [110.15, 110.15],
  [220.30000000000001, 220.3],
  [0, 0],
])('rounds %d dollars to %d [SRCH-3/pair-price]', (dollars, rounded) => {
  expect(roundPrice(dollars)).toBe(rounded);
});

import { fc } from '../../test/fast-check';
import { compareValues } from '../domain/text/compare-values';
import { formatDay } from '../domain/format/format-day';
import {
  formatAverageRating,
  formatNumber,
  formatUsd,
  formatUsdWithoutZeroCents,
} from '../domain/format/numbers';

const days = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});

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

test('formats days as the browser does', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(days, (day) => expect(formatDay(day.toISOString())).toBe(format.format(day))),
  );
  expect(['soon', '', '2026-13-01', '11/24/2026'].map(formatDay)).toEqual([
    'soon',
    '',
    '2026-13-01',
    '11/24/2026',
  ]);
});

test('compares texts by their character codes, and numbers', () => {
  expect(['2026-02-01', '2025-12-31', '2026-01-31'].sort(compareValues)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(compareValues('a', 'a')).toBe(0);
  expect([10, 9, Infinity, 0].sort(compareValues)).toEqual([0, 9, 10, Infinity]);
});

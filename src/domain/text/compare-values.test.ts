import { compareValues } from './compare-values';

test('compares texts by their character codes, and numbers', () => {
  expect(['2026-02-01', '2025-12-31', '2026-01-31'].sort(compareValues)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(compareValues('a', 'a')).toBe(0);
  expect([10, 9, Infinity, 0].sort(compareValues)).toEqual([0, 9, 10, Infinity]);
});

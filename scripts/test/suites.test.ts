import { report, settle } from './suites';

test('build counts a run that broke down outside any test as a failure', () => {
  expect(settle('unit', { passed: 3, failed: 0 }, 1)).toEqual({
    name: 'unit',
    passed: 3,
    failed: 1,
  });
  expect(settle('unit', undefined, 0).failed).toBe(1);
  expect(settle('unit', { passed: 0, failed: 0 }, 0).failed).toBe(1);
});

test("build takes a suite's own counts", () => {
  expect(settle('unit', { passed: 3, failed: 2 }, 1)).toEqual({
    name: 'unit',
    passed: 3,
    failed: 2,
  });
});

test('build sums every suite in the last line and fails on a single failure', () => {
  const { text, ok } = report([
    { name: 'types', passed: 1, failed: 0 },
    { name: 'browser', passed: 7, failed: 1 },
    { name: 'services on PostgreSQL', passed: 0, failed: 0, skipped: 'no PostgreSQL' },
  ]);
  expect(text.split('\n').at(-1)).toBe('8 passed, 1 failed');
  expect(text).toContain('not run: no PostgreSQL');
  expect(ok).toBe(false);
  expect(report([{ name: 'types', passed: 1, failed: 0 }]).ok).toBe(true);
});

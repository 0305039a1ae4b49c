import type { TestOutcome } from './results';
import { settle } from './suites';

const outcomes = (...statuses: TestOutcome['status'][]): TestOutcome[] =>
  statuses.map((status) => ({ title: 'adds', status, duration: 1 }));

test('counts a run that broke down outside any test as a failure', () => {
  expect(settle('unit', outcomes('passed', 'passed', 'passed'), 1)).toMatchObject({
    name: 'unit',
    passed: 3,
    failed: 1,
  });
  expect(settle('unit', undefined, 0).failed).toBe(1);
  expect(settle('unit', [], 0).failed).toBe(1);
});

test("takes a suite's own counts", () => {
  expect(settle('unit', outcomes('passed', 'failed', 'failed', 'skipped'), 1)).toMatchObject({
    name: 'unit',
    passed: 1,
    failed: 2,
  });
});

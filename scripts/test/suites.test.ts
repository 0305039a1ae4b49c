import type { TestOutcome } from './results';
import { toSuiteResult } from './suites';

const makeOutcomes = (...statuses: TestOutcome['status'][]): TestOutcome[] =>
  statuses.map((status) => ({ title: 'adds', status, duration: 1 }));

test('counts a run that fails outside its tests as a failure', () => {
  expect(toSuiteResult('unit', makeOutcomes('passed', 'passed', 'passed'), 1)).toMatchObject({
    name: 'unit',
    passed: 3,
    failed: 1,
  });
  expect(toSuiteResult('unit', undefined, 0).failed).toBe(1);
  expect(toSuiteResult('unit', [], 0).failed).toBe(1);
});

test('counts the passed and failed tests of a suite', () => {
  expect(
    toSuiteResult('unit', makeOutcomes('passed', 'failed', 'failed', 'skipped'), 1),
  ).toMatchObject({
    name: 'unit',
    passed: 1,
    failed: 2,
  });
});

import { countOutcomes, parseJestOutcomes, parsePlaywrightOutcomes } from './results';

test('parses the outcomes of a Jest run, including a file that did not load', () => {
  const outcomes = parseJestOutcomes(
    JSON.stringify({
      testResults: [
        {
          status: 'failed',
          name: 'a.test.ts',
          assertionResults: [
            { title: 'a [BUS-1]', status: 'passed', duration: 12 },
            { title: 'b [BUS-2]', status: 'failed', duration: 7 },
            { title: 'c [BUS-3]', status: 'pending', duration: null },
          ],
        },
        { status: 'failed', name: 'broken.test.ts', assertionResults: [] },
      ],
    }),
  );
  expect(outcomes).toEqual([
    { title: 'a [BUS-1]', status: 'passed', duration: 12 },
    { title: 'b [BUS-2]', status: 'failed', duration: 7 },
    { title: 'c [BUS-3]', status: 'skipped', duration: 0 },
    { title: 'broken.test.ts', status: 'failed', duration: 0 },
  ]);
  expect(countOutcomes(outcomes)).toEqual({ passed: 1, failed: 2 });
});

test('parses nested groups of a Playwright run and counts a test that passed on a retry as failed', () => {
  const createSpec = (title: string, status: string) => ({
    title,
    tags: ['BUS-1'],
    tests: [{ status, results: [{ duration: 40 }, { duration: 2 }] }],
  });
  const outcomes = parsePlaywrightOutcomes(
    JSON.stringify({
      suites: [
        {
          specs: [createSpec('a [MOUNT-1]', 'expected')],
          suites: [
            { specs: [createSpec('b [MOUNT-2]', 'flaky'), createSpec('c [MOUNT-3]', 'skipped')] },
          ],
        },
      ],
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped']);
  expect(outcomes.map(({ tags }) => tags)).toEqual([['BUS-1'], ['BUS-1'], ['BUS-1']]);
  expect(outcomes.map(({ duration }) => duration)).toEqual([42, 42, 42]);
});

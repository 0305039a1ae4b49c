import { countOf, readJest, readPlaywright } from './results';

test('build reads the outcome of every test of a Jest run, a file that did not load included', () => {
  const outcomes = readJest(
    JSON.stringify({
      testResults: [
        {
          status: 'failed',
          name: 'a.test.ts',
          assertionResults: [
            { title: 'BUS-1 a', status: 'passed', duration: 12 },
            { title: 'BUS-2 b', status: 'failed', duration: 7 },
            { title: 'BUS-3 c', status: 'pending', duration: null },
          ],
        },
        { status: 'failed', name: 'broken.test.ts', assertionResults: [] },
      ],
    }),
  );
  expect(outcomes).toEqual([
    { title: 'BUS-1 a', status: 'passed', duration: 12 },
    { title: 'BUS-2 b', status: 'failed', duration: 7 },
    { title: 'BUS-3 c', status: 'skipped', duration: 0 },
    { title: 'broken.test.ts', status: 'failed', duration: 0 },
  ]);
  expect(countOf(outcomes)).toEqual({ passed: 1, failed: 2 });
});

test('build reads nested groups of a Playwright run and takes one that passed at its second try as failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    tags: ['BUS-1'],
    tests: [{ status, results: [{ duration: 40 }, { duration: 2 }] }],
  });
  const outcomes = readPlaywright(
    JSON.stringify({
      suites: [
        {
          specs: [spec('MOUNT-1 a', 'expected')],
          suites: [{ specs: [spec('MOUNT-2 b', 'flaky'), spec('MOUNT-3 c', 'skipped')] }],
        },
      ],
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped']);
  expect(outcomes.map(({ tags }) => tags)).toEqual([['BUS-1'], ['BUS-1'], ['BUS-1']]);
  expect(outcomes.map(({ duration }) => duration)).toEqual([42, 42, 42]);
});

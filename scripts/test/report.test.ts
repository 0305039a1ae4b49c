import { createReport } from './report';
import type { TimedSuite } from './report';

const makeSuite = (options: Partial<TimedSuite> & Pick<TimedSuite, 'name'>): TimedSuite => ({
  passed: 1,
  failed: 0,
  duration: 1_000,
  ...options,
});

const makeOutcome = (title: string, duration: number) => ({
  title,
  duration,
  status: 'passed' as const,
});

test('sums the counts of all suites in the last line and fails on a single failure', () => {
  const { text, hasPassed } = createReport([
    makeSuite({ name: 'types' }),
    makeSuite({ name: 'browser', passed: 7, failed: 1 }),
    makeSuite({ name: 'services on PostgreSQL', passed: 0, skipped: 'no PostgreSQL' }),
  ]);
  expect(text.split('\n').at(-1)).toBe('8 passed, 1 failed');
  expect(text).toContain('not run: no PostgreSQL');
  expect(hasPassed).toBe(false);
  expect(createReport([makeSuite({ name: 'types' })]).hasPassed).toBe(true);
});

test('prints how long each suite took', () => {
  const { text } = createReport([
    makeSuite({ name: 'types', duration: 940 }),
    makeSuite({ name: 'browser', duration: 181_260 }),
  ]);
  expect(text.split('\n').slice(0, 2)).toEqual([
    'types    0.9 s    1 passed, 0 failed',
    'browser  181.3 s  1 passed, 0 failed',
  ]);
});

test('names the 20 slowest tests of all suites, the slowest first', () => {
  const { text } = createReport([
    makeSuite({
      name: 'unit',
      outcomes: [makeOutcome('parses a zip', 3), makeOutcome('searches', 12_340)],
    }),
    makeSuite({
      name: 'browser',
      outcomes: Array.from({ length: 20 }, (_, index) =>
        makeOutcome(`opens page ${index}`, 100 + index),
      ),
    }),
  ]);
  const lines = text.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'The 20 slowest tests:',
    '12.3 s  unit     searches',
    '0.1 s   browser  opens page 19',
  ]);
  expect(lines.indexOf('')).toBe(21);
  expect(text).not.toContain('parses a zip');
  expect(text).not.toMatch(/opens page 0$/m);
});

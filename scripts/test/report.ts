import type { SuiteResult } from './suites';

/** A suite that has ended, with the milliseconds that it took. */
export interface TimedSuite extends SuiteResult {
  readonly duration: number;
}

/** How many of the slowest tests the report names. */
const SLOWEST = 20;

const toSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Rows whose cells line up; each column is as wide as its widest cell. */
const toTable = (rows: readonly (readonly string[])[]): string[] => {
  const [first = []] = rows;
  const widths = first.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const suiteRow = ({ name, passed, failed, skipped, duration }: TimedSuite): string[] => [
  name,
  toSeconds(duration),
  skipped ? `not run: ${skipped}` : `${passed} passed, ${failed} failed`,
];

const listSlowest = (suites: readonly TimedSuite[]): string[] => {
  const tests = suites.flatMap(({ name, outcomes = [] }) =>
    outcomes.map(({ title, duration }) => ({ suite: name, title, duration })),
  );
  if (tests.length === 0) return [];
  const slowest = tests.sort((a, b) => b.duration - a.duration).slice(0, SLOWEST);
  const rows = slowest.map(({ suite, title, duration }) => [toSeconds(duration), suite, title]);
  return [`The ${slowest.length} slowest tests:`, ...toTable(rows), ''];
};

/**
 * What `npm test` prints at its end: how long each suite took, the slowest tests of all suites, and
 * the sum of their counts as the last line.
 */
export const report = (suites: readonly TimedSuite[]): { text: string; ok: boolean } => {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  const lines = [
    ...listSlowest(suites),
    ...toTable(suites.map(suiteRow)),
    '',
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), ok: failed === 0 };
};

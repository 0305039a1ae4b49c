import type { SuiteResult } from './suites';

/** The result of a suite and its duration in milliseconds. */
export interface TimedSuite extends SuiteResult {
  readonly duration: number;
}

/** The number of slow tests in the report. */
const SLOWEST_COUNT = 20;

const toSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Formats rows as lines with aligned columns. */
const formatTable = (rows: readonly (readonly string[])[]): string[] => {
  const [first = []] = rows;
  const widths = first.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const toSuiteRow = ({ name, passed, failed, skipped, duration }: TimedSuite): string[] => [
  name,
  toSeconds(duration),
  skipped ? `not run: ${skipped}` : `${passed} passed, ${failed} failed`,
];

const listSlowest = (suites: readonly TimedSuite[]): string[] => {
  const tests = suites.flatMap(({ name, outcomes = [] }) =>
    outcomes.map(({ title, duration }) => ({ suite: name, title, duration })),
  );
  if (tests.length === 0) return [];
  const slowest = tests.sort((a, b) => b.duration - a.duration).slice(0, SLOWEST_COUNT);
  const rows = slowest.map(({ suite, title, duration }) => [toSeconds(duration), suite, title]);
  return [`The ${slowest.length} slowest tests:`, ...formatTable(rows), ''];
};

/**
 * Formats the report at the end of `npm test`: the slowest tests, the duration and counts of each
 * suite, and the total counts in the last line.
 */
export const createReport = (
  suites: readonly TimedSuite[],
): { text: string; hasPassed: boolean } => {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  const lines = [
    ...listSlowest(suites),
    ...formatTable(suites.map(toSuiteRow)),
    '',
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), hasPassed: failed === 0 };
};

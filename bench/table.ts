/** A line's number in docs/performance.md. */
export type LineNumber = number | `${number}a`;

/** One line of the table that `npm run bench` prints. */
export interface Line {
  /** Its number in docs/performance.md. */
  readonly number: LineNumber;
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  /** Absent for what has no figure. */
  readonly reached?: boolean;
}

const round = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);

/** A figure that must not exceed its goal. */
export const figure = (
  number: LineNumber,
  what: string,
  value: number,
  goal: number,
  unit: string,
): Line => ({
  number,
  what,
  found: `${round(value)} ${unit}`,
  goal: `≤ ${goal} ${unit}`,
  reached: value <= goal,
});

/** Exact bytes, brotli 11. */
export const bytes = (number: LineNumber, what: string, value: number, goal: number): Line => ({
  number,
  what,
  found: `${value.toLocaleString('en-US')} B`,
  goal: `≤ ${goal.toLocaleString('en-US')} B`,
  reached: value <= goal,
});

/** One figure by another of the same run. */
export const ratio = (
  number: LineNumber,
  what: string,
  value: number,
  by: number,
  goal: number,
  unit: string,
): Line => ({
  number,
  what,
  found: `${round(value / by)} (${round(value)} ÷ ${round(by)} ${unit})`,
  goal: `≤ ${goal}`,
  reached: value / by <= goal,
});

/** A figure that must not fall below its goal. */
export const atLeast = (number: LineNumber, what: string, value: number, goal: number): Line => ({
  number,
  what,
  found: String(value),
  goal: `≥ ${goal}`,
  reached: value >= goal,
});

/** Exact bytes, brotli 11, that have no goal of their own. */
export const observedBytes = (number: LineNumber, what: string, value: number): Line => ({
  number,
  what,
  found: `${value.toLocaleString('en-US')} B`,
  goal: '',
});

/** A line without a figure, and why. */
export const notMeasured = (number: LineNumber, what: string, reason: string): Line => ({
  number,
  what,
  found: reason,
  goal: '',
});

const verdict = ({ reached }: Line): string =>
  reached === undefined ? '-' : reached ? 'yes' : 'NO';

/** The table in Markdown, sorted by number. */
export const tableOf = (lines: readonly Line[]): string =>
  [
    '| # | what | found | goal | reached |',
    '|--:|---|--:|--:|---|',
    ...[...lines]
      .sort((a, b) => Number.parseInt(`${a.number}`, 10) - Number.parseInt(`${b.number}`, 10))
      .map(
        (line) =>
          `| ${line.number} | ${line.what} | ${line.found} | ${line.goal} | ${verdict(line)} |`,
      ),
  ].join('\n');

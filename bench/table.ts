/** A line number in docs/performance.md. */
export type LineNumber = number | `${number}${'a' | 'b'}`;

/** One line of the table that `npm run bench` prints. */
export interface Line {
  /** The line number in docs/performance.md. */
  readonly number: LineNumber;
  readonly label: string;
  readonly measured: string;
  readonly goal: string;
  /** Whether the value meets the goal; absent without a goal. */
  readonly isReached?: boolean;
}

const formatNumber = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);

/** Creates a line for a value that must not exceed its goal. */
export const createFigureLine = (
  number: LineNumber,
  label: string,
  value: number,
  goal: number,
  unit: string,
): Line => ({
  number,
  label,
  measured: `${formatNumber(value)} ${unit}`,
  goal: `≤ ${goal} ${unit}`,
  isReached: value <= goal,
});

/** Creates a line for exact brotli-11 bytes. */
export const createBytesLine = (
  number: LineNumber,
  label: string,
  value: number,
  goal: number,
): Line => ({
  number,
  label,
  measured: `${value.toLocaleString('en-US')} B`,
  goal: `≤ ${goal.toLocaleString('en-US')} B`,
  isReached: value <= goal,
});

/** Creates a line for the ratio of two values of the same run. */
export const createRatioLine = (
  number: LineNumber,
  label: string,
  value: number,
  baseline: number,
  goal: number,
  unit: string,
): Line => ({
  number,
  label,
  measured: `${formatNumber(value / baseline)} (${formatNumber(value)} ÷ ${formatNumber(baseline)} ${unit})`,
  goal: `≤ ${goal}`,
  isReached: value / baseline <= goal,
});

/** Creates a line for a value that must not fall below its goal. */
export const createScoreLine = (
  number: LineNumber,
  label: string,
  value: number,
  goal: number,
): Line => ({
  number,
  label,
  measured: String(value),
  goal: `≥ ${goal}`,
  isReached: value >= goal,
});

/** Creates a line for exact brotli-11 bytes that have no goal. */
export const createObservedBytesLine = (
  number: LineNumber,
  label: string,
  value: number,
): Line => ({
  number,
  label,
  measured: `${value.toLocaleString('en-US')} B`,
  goal: '',
});

/** Creates a line for a value that has no goal. */
export const createObservedLine = (
  number: LineNumber,
  label: string,
  value: number,
  unit: string,
): Line => ({
  number,
  label,
  measured: `${formatNumber(value)} ${unit}`.trimEnd(),
  goal: '',
});

/** Creates a line that gives a reason instead of a value. */
export const createUnmeasuredLine = (number: LineNumber, label: string, reason: string): Line => ({
  number,
  label,
  measured: reason,
  goal: '',
});

const formatVerdict = ({ isReached }: Line): string =>
  isReached === undefined ? '-' : isReached ? 'yes' : 'NO';

/** Formats the lines as a Markdown table, sorted by number. */
export const formatTable = (lines: readonly Line[]): string =>
  [
    '| # | what | measured | goal | reached |',
    '|--:|---|--:|--:|---|',
    ...[...lines]
      .sort((a, b) => Number.parseInt(`${a.number}`, 10) - Number.parseInt(`${b.number}`, 10))
      .map(
        (line) =>
          `| ${line.number} | ${line.label} | ${line.measured} | ${line.goal} | ${formatVerdict(line)} |`,
      ),
  ].join('\n');

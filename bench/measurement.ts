import type { Line, LineNumber } from './table';
import type { BenchEnvironment } from './environment';

/** A measurement that fills one or more lines of the table in docs/performance.md. */
export interface Measurement {
  /** Line numbers in docs/performance.md. */
  readonly lineNumbers: readonly LineNumber[];
  /** Describes the measurement in the output. */
  readonly label: string;
  readonly measure: (environment: BenchEnvironment) => Promise<readonly Line[]>;
}

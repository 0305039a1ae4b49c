import type { Line, LineNumber } from './table';
import type { Workbench } from './workbench';

/** A measurement that fills one or more lines of the table. */
export interface Measurement {
  /** The line numbers in docs/performance.md. */
  readonly numbers: readonly LineNumber[];
  readonly what: string;
  readonly measure: (workbench: Workbench) => Promise<readonly Line[]>;
}

import type { Line, LineNumber } from './table';
import type { Workbench } from './workbench';

/** What gives one or more lines of the table. */
export interface Measurement {
  /** The numbers of its lines in docs/performance.md. */
  readonly numbers: readonly LineNumber[];
  readonly what: string;
  readonly measure: (workbench: Workbench) => Promise<readonly Line[]>;
}

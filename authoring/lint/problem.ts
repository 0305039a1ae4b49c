import type { Edit } from './edit';
import type { Range } from '../markup';
import type { RuleName } from './rules';

/** A position in the author's file; lines and columns start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A mistake that a rule has found. */
export interface Finding {
  readonly rule: RuleName;
  readonly range: Range;
  /** What the file contains, for the sentence "found …". */
  readonly found: string;
  /** For the sentence "expected …". */
  readonly expected: string;
  /** The corrected HTML, or an example if it isn't clear what the author meant; empty if there is neither. */
  readonly correction: string;
  /** The changes that `--fix` makes, if only one correction is possible. */
  readonly edits?: readonly Edit[];
}

/** One mistake on an author's page. */
export interface Problem extends Finding, Position {
  readonly end: Position;
  readonly message: string;
}

/** Creates a function that converts offsets in a file to positions. */
export const createPositionFinder = (source: string): ((offset: number) => Position) => {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
};

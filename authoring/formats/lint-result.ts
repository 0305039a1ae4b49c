import type { Problem } from '../lint/problem';
import type { UnreadPage } from '../sources/page-source';

/** A page with its mistakes. */
export interface LintedPage {
  readonly name: string;
  readonly html: string;
  readonly problems: readonly Problem[];
  /** The number of mistakes that `--fix` has corrected. */
  readonly fixed: number;
}

/** The result of a run. */
export interface LintResult {
  readonly pages: readonly LintedPage[];
  readonly unread: readonly UnreadPage[];
}

/** Writes a result for people or programs. */
export type Format = (result: LintResult) => string;

export const countProblems = ({ pages }: LintResult): number =>
  pages.reduce((sum, { problems }) => sum + problems.length, 0);

export const countFixed = ({ pages }: LintResult): number =>
  pages.reduce((sum, { fixed }) => sum + fixed, 0);

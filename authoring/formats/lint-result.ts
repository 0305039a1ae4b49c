import type { Problem } from '../lint/problem';
import { isHint } from '../lint/rules';
import type { UnreadablePage } from '../sources/page-source';

/** A page with its mistakes and hints. */
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
  readonly unread: readonly UnreadablePage[];
}

/** Formats a result for people or programs. */
export type Format = (result: LintResult) => string;

export const countHints = ({ pages }: LintResult): number =>
  pages.reduce((sum, { problems }) => sum + problems.filter(({ rule }) => isHint(rule)).length, 0);

export const countMistakes = (result: LintResult): number =>
  result.pages.reduce((sum, { problems }) => sum + problems.length, 0) - countHints(result);

export const countFixed = ({ pages }: LintResult): number =>
  pages.reduce((sum, { fixed }) => sum + fixed, 0);

import type { Problem } from '../lint/problem';
import { isHint } from '../lint/rules';
import { countFixed, countHints, countMistakes } from './lint-result';
import type { Format } from './lint-result';

/** The version of the format. It changes only if a field is removed or changes its meaning. */
const VERSION = 2;

/** Converts a mistake or a hint; `fix` is the correction as text, and `--fix` can apply it if `isFixable`. */
const toJsonProblem = ({
  line,
  column,
  end,
  rule,
  found,
  expected,
  correction,
  edits,
}: Problem) => ({
  line,
  column,
  endLine: end.line,
  endColumn: end.column,
  rule,
  found,
  expected,
  fix: correction,
  isFixable: edits !== undefined,
});

/** Formats the result as one JSON object for programs (docs/authoring/lint.md#json). */
export const formatJson: Format = (result) => {
  const { pages, unread } = result;
  const output = {
    version: VERSION,
    summary: {
      pages: pages.length,
      mistakes: countMistakes(result),
      hints: countHints(result),
      fixed: countFixed(result),
      unread: unread.length,
    },
    pages: pages.map(({ name, problems, fixed }) => ({
      page: name,
      fixed,
      mistakes: problems.filter(({ rule }) => !isHint(rule)).map(toJsonProblem),
      hints: problems.filter(({ rule }) => isHint(rule)).map(toJsonProblem),
    })),
    unread: unread.map(({ name, failure }) => ({ page: name, failure })),
  };
  return `${JSON.stringify(output, null, 2)}\n`;
};

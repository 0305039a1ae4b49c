import { isHint } from '../lint/rules';
import { countFixed, countHints, countMistakes } from './lint-result';
import type { Format } from './lint-result';

const formatCount = (count: number, singular: string): string =>
  `${count} ${count === 1 ? singular : `${singular}s`}`;

const indent = (text: string): string => text.replace(/^/gm, '    ');

/** Formats one line per mistake or hint with the correction below it, and a summary at the end. */
export const formatText: Format = (result) => {
  const { pages, unread } = result;
  const lines = [
    ...unread.map(({ name, failure }) => `${name}: not read: ${failure}`),
    ...pages.flatMap(({ name, problems }) =>
      problems.map((problem) => {
        const { line, column, message, rule, correction, edits } = problem;
        return (
          `${name}:${line}:${column} ${isHint(rule) ? 'hint: ' : ''}${message} (${rule})` +
          (correction === ''
            ? ''
            : `\n  write${edits ? ' (or use --fix)' : ''}:\n${indent(correction)}`)
        );
      }),
    ),
    [
      formatCount(pages.length, 'page'),
      formatCount(countMistakes(result), 'mistake'),
      ...(countHints(result) > 0 ? [formatCount(countHints(result), 'hint')] : []),
      ...(countFixed(result) > 0 ? [`${countFixed(result)} fixed`] : []),
      ...(unread.length > 0 ? [`${unread.length} not read`] : []),
    ].join(', '),
  ];
  return `${lines.join('\n')}\n`;
};

import { isHint } from '../lint/rules';
import { countFixed, countHints, countMistakes } from './lint-result';
import type { Format } from './lint-result';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const indent = (text: string): string => text.replace(/^/gm, '    ');

/** One line per mistake or hint, and below it what to write; then the sum. */
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
      count(pages.length, 'page'),
      count(countMistakes(result), 'mistake'),
      ...(countHints(result) > 0 ? [count(countHints(result), 'hint')] : []),
      ...(countFixed(result) > 0 ? [`${countFixed(result)} fixed`] : []),
      ...(unread.length > 0 ? [`${unread.length} not read`] : []),
    ].join(', '),
  ];
  return `${lines.join('\n')}\n`;
};

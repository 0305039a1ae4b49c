import { RULES } from './lint/rules';

const BEGIN = '<!-- rules -->';
const END = '<!-- /rules -->';

/** Replaces the table of the lint's rules in the text of docs/authoring/lint.md. */
export const insertRules = (text: string): string => {
  const rows = Object.entries(RULES).map(([name, finds]) => `| \`${name}\` | ${finds} |`);
  const table = ['| rule | finds |', '|---|---|', ...rows].join('\n');
  const [textBefore = ''] = text.split(BEGIN);
  const [, textAfter = ''] = text.split(END);
  return `${textBefore}${BEGIN}\n\n${table}\n\n${END}${textAfter}`;
};

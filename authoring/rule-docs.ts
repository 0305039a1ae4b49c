import { RULES } from './lint/rules';

const BEGIN = '<!-- rules -->';
const END = '<!-- /rules -->';

/** Writes the table of the lint's rules into docs/authoring/lint.md. */
export const insertRules = (text: string): string => {
  const rows = Object.entries(RULES).map(([name, finds]) => `| \`${name}\` | ${finds} |`);
  const table = ['| rule | finds |', '|---|---|', ...rows].join('\n');
  const [before = ''] = text.split(BEGIN);
  const [, after = ''] = text.split(END);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
};

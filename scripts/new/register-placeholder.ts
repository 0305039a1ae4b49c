import type { PlaceholderName } from './placeholder-name';

/** The list that new placeholders join, from the repository's root (docs/decisions/008-mount-triggers.md). */
export const LIST_FILE = 'src/mounts/features.ts';

const IMPORT = /^import \{ \w+ \} from '\.\/placeholders\/([\w-]+)';$/;

const LIST_START = 'export const features: readonly AnyPlaceholder[] = [';
const LIST_END = '];';

/**
 * Adds a placeholder to the code of the list: its import in alphabetical order, and
 * its declaration at the end.
 * @throws Error if the text doesn't have the expected form
 */
export const registerPlaceholder = (text: string, { kebab, camel }: PlaceholderName): string => {
  const lines = text.split('\n');
  const lastImport = lines.findLastIndex((line) => IMPORT.test(line));
  const later = lines.findIndex((line) => (IMPORT.exec(line)?.[1] ?? '') > kebab);
  const start = lines.indexOf(LIST_START);
  const end = lines.indexOf(LIST_END, start);
  if (lastImport === -1 || start === -1 || end === -1) {
    throw new Error(`${LIST_FILE} has no list that begins with "${LIST_START}"`);
  }
  const importIndex = later === -1 ? lastImport + 1 : later;
  return [
    ...lines.slice(0, importIndex),
    `import { ${camel} } from './placeholders/${kebab}';`,
    ...lines.slice(importIndex, end),
    `  ${camel},`,
    ...lines.slice(end),
  ].join('\n');
};

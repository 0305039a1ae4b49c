import { ALLOWED_WORDS, RETIRED_WORDS } from './retired-words';

const isAllowed = (file: string, line: string): boolean =>
  ALLOWED_WORDS.some((allowed) => allowed.file.test(file) && allowed.text.test(line));

/**
 * Finds the retired words of a file, as `file:line message`.
 * @param file its path from the repository's root
 */
export const checkWords = (file: string, text: string): string[] => {
  const rules = RETIRED_WORDS.filter(({ files }) => files?.test(file) ?? true);
  return text.split('\n').flatMap((line, index) =>
    rules.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(line)?.[0].trim();
      return found === undefined || isAllowed(file, line)
        ? []
        : [`${file}:${index + 1} "${found}" is a retired word: write ${instead}`];
    }),
  );
};

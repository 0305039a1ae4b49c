import { EXCEPTIONS, RETIRED_WORDS } from './retired-words';

/**
 * Finds the retired words in a file, as `file:line message`.
 * @param file the path from the repository's root
 */
export const checkWords = (file: string, text: string): string[] => {
  if (EXCEPTIONS.some((exception) => file.startsWith(exception.path))) return [];
  const rules = RETIRED_WORDS.filter(({ files }) => files?.test(file) ?? true);
  return text.split('\n').flatMap((line, index) =>
    rules.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(line)?.[0].trim();
      return word === undefined
        ? []
        : [`${file}:${index + 1} has the retired words "${word}"; write ${instead}`];
    }),
  );
};

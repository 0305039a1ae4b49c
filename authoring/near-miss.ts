import { toPlainName } from '../src/mounts/schema/plain-name';

/** How many letters must be added, left out or changed to make one word of another. */
const distance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.split('').entries()) {
    const current = [row + 1];
    for (const [column, other] of b.split('').entries()) {
      const changed = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
};

/** Words shorter than this are near too many others. */
const SHORTEST = 6;

/** The known word that an unknown one was probably meant to be. */
export const nearMiss = (word: string, known: readonly string[]): string | undefined =>
  known.find((candidate) => toPlainName(candidate) === toPlainName(word)) ??
  known.find(
    (candidate) =>
      word.length >= SHORTEST && distance(toPlainName(candidate), toPlainName(word)) <= 2,
  );

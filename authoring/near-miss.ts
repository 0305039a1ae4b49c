import { distance } from 'fastest-levenshtein';
import { toPlainName } from '../src/mounts/schema/plain-name';

/** Shorter words resemble too many others. */
const MIN_LENGTH = 6;

/** Maximum number of letters that are added, left out, or changed. */
const MAX_EDITS = 2;

const isClose = (word: string, candidate: string): boolean =>
  // The distance is at least the difference of the lengths, which costs nothing to compare.
  Math.abs(word.length - candidate.length) <= MAX_EDITS && distance(word, candidate) <= MAX_EDITS;

/** Finds the known word that an unknown one was probably meant to be. */
export const findNearMiss = (word: string, known: readonly string[]): string | undefined => {
  const plain = toPlainName(word);
  return (
    known.find((candidate) => toPlainName(candidate) === plain) ??
    known.find((candidate) => word.length >= MIN_LENGTH && isClose(plain, toPlainName(candidate)))
  );
};

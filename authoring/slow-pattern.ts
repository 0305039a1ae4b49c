import { checkSync } from 'recheck';

/** The degree of the slowest pattern that a page accepts: three repetitions from the start, or two from any place. */
const MAX_DEGREE = 3;

/**
 * Checks whether a regular expression can take long on a path. It needs Node: explain mode makes do with the check of
 * the page itself.
 */
export const isSlowPattern = (source: string): boolean => {
  const result = checkSync(source, '', { timeout: 2_000 });
  if (result.status !== 'vulnerable') return false;
  const { complexity } = result;
  return complexity.type === 'exponential' || complexity.degree > MAX_DEGREE;
};

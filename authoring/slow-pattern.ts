import { checkSync } from 'recheck';

/** Time limit in milliseconds for the check of one pattern. */
const TIMEOUT = 2_000;

/** The verdicts of patterns that several pages or interrupts use. */
const verdicts = new Map<string, boolean>();

/**
 * Checks whether a regular expression can take long on a path, or has no verdict in time. It needs Node: explain mode
 * makes do with the check of the page itself.
 */
export const isSlowPattern = (source: string): boolean => {
  const verdict =
    verdicts.get(source) ?? checkSync(source, '', { timeout: TIMEOUT }).status !== 'safe';
  verdicts.set(source, verdict);
  return verdict;
};

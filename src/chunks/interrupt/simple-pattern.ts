/** Matches characters of a path; a dot must be escaped, and a slash can be. */
const TEXT = String.raw`(?:[\w/-]|\\[./])*`;

/** Matches a group of up to eight alternatives. */
const CHOICE = String.raw`\(${TEXT}(?:\|${TEXT}){0,7}\)`;

const SIMPLE = new RegExp(String.raw`^\^?${TEXT}(?:${CHOICE}${TEXT})?\$?$`);

/**
 * Checks whether a pattern needs no further check: literal text with at most one group of
 * alternatives, without repetition. Most page rules are that simple.
 */
export const isSimplePattern = (source: string): boolean => SIMPLE.test(source);

/** Characters of a path, a slash or a dot that is escaped. */
const TEXT = String.raw`(?:[\w/-]|\\[./])*`;

/** Up to eight alternatives. */
const CHOICE = String.raw`\(${TEXT}(?:\|${TEXT}){0,7}\)`;

const SIMPLE = new RegExp(String.raw`^\^?${TEXT}(?:${CHOICE}${TEXT})?\$?$`);

/**
 * Checks whether a pattern is so simple that it needs no further check: text with at most one choice
 * between a few texts, without repetition. Most page rules are.
 */
export const isSimplePattern = (source: string): boolean => SIMPLE.test(source);

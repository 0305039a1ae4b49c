/** Words that occur in English sentences, but not in Spanish ones or in names. */
const ENGLISH_WORDS =
  /\b(the|your|you|and|with|for|is|are|was|this|that|from|our|we|to|of|off|at|by|or|not|find|choose|show|see|call|store|stores|tire|tires|miles)\b/i;

/** Checks whether a text is at least partly in English. */
export const findEnglish = (text: string): boolean => ENGLISH_WORDS.test(text);

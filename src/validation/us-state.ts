import { cleanValue } from '../domain/text/clean-text';
import { US_STATES } from '../domain/stores/us-states';

/** Checks whether a string is a two-letter US state code, ignoring case (VAL-8). */
export const isUsState = (text: string): boolean =>
  Object.hasOwn(US_STATES, cleanValue(text).toUpperCase());

/**
 * Converts a state code or state name, in any case, to the state code.
 * @returns undefined for any other text
 */
export const toUsStateCode = (text: string): string | undefined => {
  const normalized = cleanValue(text).replace(/\s+/g, ' ').toUpperCase();
  if (isUsState(normalized)) return normalized;
  return Object.keys(US_STATES).find((code) => US_STATES[code]?.toUpperCase() === normalized);
};

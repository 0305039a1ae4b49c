import { US_STATES } from '../site/us-states';

/** Whether a text is the two letters of a US state, in any case (VAL-8). */
export const isUsState = (text: string): boolean =>
  Object.hasOwn(US_STATES, text.trim().toUpperCase());

/**
 * The code of a state by its code or its name, both in any case.
 * @returns undefined when there is no such state
 */
export const usStateCode = (text: string): string | undefined => {
  const wanted = text.trim().replace(/\s+/g, ' ').toUpperCase();
  if (isUsState(wanted)) return wanted;
  return Object.keys(US_STATES).find((code) => US_STATES[code]?.toUpperCase() === wanted);
};

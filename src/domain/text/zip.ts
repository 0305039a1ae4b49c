import { cleanValue } from './clean-text';

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** Checks whether a string is a zip or zip+4; an empty string isn't (VAL-4). */
export const isZip = (text: string): boolean => ZIP.test(cleanValue(text));

/** Returns the first five digits of a zip, as service calls take them; undefined for any other text. */
export const toZip5 = (text: string | null | undefined): string | undefined =>
  text && isZip(text) ? cleanValue(text).slice(0, 5) : undefined;

import { cleanValue } from '../domain/text/clean-text';
import { FORM_MESSAGES } from './messages';

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** Checks whether a string is a zip or zip+4; an empty string isn't (VAL-4). */
export const isZip = (text: string): boolean => ZIP.test(cleanValue(text));

/** Returns the message for an invalid zip, or undefined for a valid or empty one (VAL-4). */
export const validateZip = (text: string): string | undefined =>
  cleanValue(text) === '' || isZip(text) ? undefined : FORM_MESSAGES.zip;

/** Returns the first five digits of a zip, as service calls take them; undefined for any other text. */
export const toZip5 = (text: string): string | undefined =>
  isZip(text) ? cleanValue(text).slice(0, 5) : undefined;

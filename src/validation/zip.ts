import { cleanValue } from '../domain/text/clean-text';
import { isZip } from '../domain/text/zip';
import { FORM_MESSAGES } from './messages';

/** Returns the message for an invalid zip, or undefined for a valid or empty one (VAL-4). */
export const validateZip = (text: string): string | undefined =>
  cleanValue(text) === '' || isZip(text) ? undefined : FORM_MESSAGES.zip;

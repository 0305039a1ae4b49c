import { string } from 'yup';
import { cleanText, cleanValue } from '../domain/text/clean-text';
import { normalizeEmail } from '../domain/text/email-address';

/** Creates a schema for text that is cleaned before it is checked and sent. */
const createCleanField = (clean: (text: string) => string) =>
  string().transform((text: unknown) => (typeof text === 'string' ? clean(text) : text));

/** Creates a schema for a value that machines read, such as a zip or a phone number. */
export const valueField = () => createCleanField(cleanValue);

/** Creates a schema for words for people, such as a name. */
export const textField = () => createCleanField(cleanText);

/** Creates a schema for an email address, which is sent in lowercase (VAL-3). */
export const emailField = () => createCleanField(normalizeEmail);

import { string } from 'yup';
import { cleanText, cleanValue } from '../domain/text/clean-text';
import { normalizeEmail } from '../domain/text/email-address';
import { FORM_MESSAGES } from './messages';

/** Creates a schema for text that is cleaned before it is checked and sent. */
const createCleanField = (clean: (text: string) => string) =>
  string().transform((text: unknown) => (typeof text === 'string' ? clean(text) : text));

/** Creates a schema for a value that machines read, such as a zip or a phone number. */
export const valueField = () => createCleanField(cleanValue);

/** Creates a schema for words for people, such as a name. */
export const textField = () => createCleanField(cleanText);

/** Creates a schema for an email address, which is sent in lowercase (VAL-3). */
export const emailField = () => createCleanField(normalizeEmail);

/** Maximum lengths of personal data in an account, in characters. */
export const PERSON_MAX_LENGTHS = { name: 60, address: 120, city: 80 } as const;

/** Creates a schema for clean text of limited length. @param maxLength maximum in characters */
export const limitText = (maxLength: number) => textField().max(maxLength, FORM_MESSAGES.tooLong);

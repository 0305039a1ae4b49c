import { string } from 'yup';
import { cleanText, cleanValue } from '../domain/text/clean-text';
import { isAccountEmail, normalizeEmail } from '../domain/text/email-address';
import { FORM_MESSAGES } from './messages';
import { toPhoneDigits } from './phone';

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

/** Creates a schema for clean text of limited length that must not be empty. @param maxLength maximum in characters */
export const requiredText = (maxLength: number) =>
  limitText(maxLength).required(() => FORM_MESSAGES.required);

/** Creates the schemas for a person's name. */
export const nameFields = () => ({
  firstName: requiredText(PERSON_MAX_LENGTHS.name),
  lastName: requiredText(PERSON_MAX_LENGTHS.name),
});

/** Creates a schema for a value that may be empty, and otherwise must pass a check. */
export const checkedField = (name: 'phone' | 'state' | 'zip', isValid: (text: string) => boolean) =>
  valueField().test(
    name,
    () => FORM_MESSAGES[name],
    (text = '') => text === '' || isValid(text),
  );

/** Creates a schema for a phone number, which may be empty (VAL-5). */
export const phoneField = () => checkedField('phone', (text) => toPhoneDigits(text) !== undefined);

/** Creates a schema for the email address of an account (VAL-2). @param getMissing returns the message without one */
export const accountEmailField = (
  getMissing: () => string,
  getInvalid = () => FORM_MESSAGES.email,
) => emailField().required(getMissing).test('email', getInvalid, isAccountEmail);

import { object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { ACCOUNT_FORM_MESSAGES, FORM_MESSAGES } from './messages';
import { toPhoneDigits } from './phone';
import { isUsState } from './us-state';
import { isZip } from '../domain/text/zip';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** Creates a field that may be empty, and otherwise must pass a check. */
const createOptionalField = (name: 'phone' | 'state' | 'zip', isValid: (text: string) => boolean) =>
  valueField().test(
    name,
    () => FORM_MESSAGES[name],
    (text = '') => text === '' || isValid(text),
  );

/** Rules and messages of the profile form (ACCT-11, VAL-4, VAL-5, VAL-8). */
export const profileSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  phone: createOptionalField('phone', (text) => toPhoneDigits(text) !== undefined),
  address: limitText(PERSON_MAX_LENGTHS.address),
  city: limitText(PERSON_MAX_LENGTHS.city),
  state: createOptionalField('state', isUsState),
  zip: createOptionalField('zip', isZip),
});

export interface EmailValues {
  newEmail: string;
  password: string;
}

/** Rules and messages of the change-email form (ACCT-11, VAL-2). */
export const changeEmailSchema = object({
  newEmail: emailField()
    .required(() => ACCOUNT_FORM_MESSAGES.email)
    .test('email', () => FORM_MESSAGES.email, isAccountEmail),
  password: string().required(() => ACCOUNT_FORM_MESSAGES.currentPassword),
});

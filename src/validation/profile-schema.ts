import { object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { EMAIL_MESSAGE, REQUIRED_MESSAGE } from './messages';
import { PHONE_MESSAGE, toPhoneDigits } from './phone';
import { isUsState, STATE_MESSAGE } from './us-state';
import { isZip, ZIP_MESSAGE } from './zip';

/** Values of the profile form. */
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
const createOptionalField = (name: string, message: string, isValid: (text: string) => boolean) =>
  valueField().test(name, message, (text = '') => text === '' || isValid(text));

/** Rules and messages of the profile form (ACCT-11, VAL-4, VAL-5, VAL-8). */
export const profileSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  phone: createOptionalField('phone', PHONE_MESSAGE, (text) => toPhoneDigits(text) !== undefined),
  address: limitText(PERSON_MAX_LENGTHS.address),
  city: limitText(PERSON_MAX_LENGTHS.city),
  state: createOptionalField('state', STATE_MESSAGE, isUsState),
  zip: createOptionalField('zip', ZIP_MESSAGE, isZip),
});

/** Values of the change-email form. */
export interface EmailValues {
  newEmail: string;
  password: string;
}

/** Rules and messages of the change-email form (ACCT-11, VAL-2). */
export const changeEmailSchema = object({
  newEmail: emailField()
    .required('Please provide an email address')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
  password: string().required('Please enter your current password'),
});

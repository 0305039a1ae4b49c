import { object, string } from 'yup';
import { EMAIL_MESSAGE, isAccountEmail } from './email';
import { limited, PERSON_LENGTHS } from './limited';
import { PHONE_MESSAGE, phoneToSend } from './phone';
import { REQUIRED_MESSAGE } from './required';
import { isUsState } from './us-state';
import { isZip, ZIP_MESSAGE } from './zip';

/** What the form of the driver's own data holds. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

export const STATE_MESSAGE = 'Enter a state code of two letters, such as CO';

/** A rule for what is said, where something is. */
const optional = (name: string, message: string, isGood: (text: string) => boolean) =>
  string().test(name, message, (text = '') => text.trim() === '' || isGood(text));

/** The rules and messages of the driver's own data (ACCT-11, VAL-4, VAL-5, VAL-8). */
export const profileSchema = object({
  firstName: limited(PERSON_LENGTHS.name).required(REQUIRED_MESSAGE),
  lastName: limited(PERSON_LENGTHS.name).required(REQUIRED_MESSAGE),
  phone: optional('phone', PHONE_MESSAGE, (text) => phoneToSend(text) !== undefined),
  address: limited(PERSON_LENGTHS.address),
  city: limited(PERSON_LENGTHS.city),
  state: optional('state', STATE_MESSAGE, isUsState),
  zip: optional('zip', ZIP_MESSAGE, isZip),
});

/** What the form to change the e-mail address holds. */
export interface EmailValues {
  newEmail: string;
  password: string;
}

/** Its rules and messages (ACCT-11, VAL-2). */
export const changeEmailSchema = object({
  newEmail: string()
    .trim()
    .required('Please provide an email address')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
  password: string().required('Please enter your current password'),
});

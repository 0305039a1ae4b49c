import { object } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { FORM_MESSAGES } from './messages';
import { toPhoneDigits } from './phone';
import { toUsStateCode } from './us-state';
import { isZip } from '../domain/text/zip';

/** Rules and messages of the billing address (CHKO-2, VAL-2, VAL-4, VAL-5, VAL-8). */
export const billingSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  email: emailField()
    .required(() => FORM_MESSAGES.required)
    .test('email', () => FORM_MESSAGES.email, isAccountEmail),
  mobile: valueField()
    .required(() => FORM_MESSAGES.required)
    .test(
      'phone',
      () => FORM_MESSAGES.phone,
      (text) => toPhoneDigits(text) !== undefined,
    ),
  street1: limitText(PERSON_MAX_LENGTHS.address).required(() => FORM_MESSAGES.required),
  street2: limitText(PERSON_MAX_LENGTHS.address),
  city: limitText(PERSON_MAX_LENGTHS.city).required(() => FORM_MESSAGES.required),
  state: valueField()
    .required(() => FORM_MESSAGES.required)
    .test(
      'state',
      () => FORM_MESSAGES.state,
      (text) => toUsStateCode(text) !== undefined,
    ),
  zip: valueField()
    .required(() => FORM_MESSAGES.required)
    .test('zip', () => FORM_MESSAGES.zip, isZip),
});

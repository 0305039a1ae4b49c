import { object } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { EMAIL_MESSAGE, REQUIRED_MESSAGE } from './messages';
import { PHONE_MESSAGE, toPhoneDigits } from './phone';
import { STATE_MESSAGE, toUsStateCode } from './us-state';
import { isZip, ZIP_MESSAGE } from './zip';

/** Rules and messages of the billing address (CHKO-2, VAL-2, VAL-4, VAL-5, VAL-8). */
export const billingSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  email: emailField().required(REQUIRED_MESSAGE).test('email', EMAIL_MESSAGE, isAccountEmail),
  mobile: valueField()
    .required(REQUIRED_MESSAGE)
    .test('phone', PHONE_MESSAGE, (text) => toPhoneDigits(text) !== undefined),
  street1: limitText(PERSON_MAX_LENGTHS.address).required(REQUIRED_MESSAGE),
  street2: limitText(PERSON_MAX_LENGTHS.address),
  city: limitText(PERSON_MAX_LENGTHS.city).required(REQUIRED_MESSAGE),
  state: valueField()
    .required(REQUIRED_MESSAGE)
    .test('state', STATE_MESSAGE, (text) => toUsStateCode(text) !== undefined),
  zip: valueField().required(REQUIRED_MESSAGE).test('zip', ZIP_MESSAGE, isZip),
});

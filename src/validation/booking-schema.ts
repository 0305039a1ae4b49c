import { object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { EMAIL_MESSAGE, REQUIRED_MESSAGE } from './messages';
import { PHONE_MESSAGE, toPhoneDigits } from './phone';

/**
 * Maximum length of the comments, in characters. The host accepts twice as many, which leaves space for the offer and
 * the tires of a booking.
 */
export const MAX_COMMENTS_LENGTH = 500;

/** Rules and messages of a booking's contact form (XB-1, VAL-2, VAL-5). */
export const bookingContactSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  phone: valueField()
    .required(REQUIRED_MESSAGE)
    .test('phone', PHONE_MESSAGE, (text) => toPhoneDigits(text) !== undefined),
  email: emailField().required(REQUIRED_MESSAGE).test('email', EMAIL_MESSAGE, isAccountEmail),
  dropWaitOption: string().required(REQUIRED_MESSAGE),
  pickupPreference: string().required(REQUIRED_MESSAGE),
  comments: limitText(MAX_COMMENTS_LENGTH),
});

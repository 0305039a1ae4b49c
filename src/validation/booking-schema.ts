import { object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { FORM_MESSAGES } from './messages';
import { toPhoneDigits } from './phone';

/**
 * Maximum length of the comments, in characters. The host accepts twice as many, which leaves space for the offer and
 * the tires of a booking.
 */
export const MAX_COMMENTS_LENGTH = 500;

/** Rules and messages of a booking's contact form (XB-1, VAL-2, VAL-5). */
export const bookingContactSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  phone: valueField()
    .required(() => FORM_MESSAGES.required)
    .test(
      'phone',
      () => FORM_MESSAGES.phone,
      (text) => toPhoneDigits(text) !== undefined,
    ),
  email: emailField()
    .required(() => FORM_MESSAGES.required)
    .test('email', () => FORM_MESSAGES.email, isAccountEmail),
  dropWaitOption: string().required(() => FORM_MESSAGES.required),
  pickupPreference: string().required(() => FORM_MESSAGES.required),
  comments: limitText(MAX_COMMENTS_LENGTH),
});

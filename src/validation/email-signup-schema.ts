import { object } from 'yup';
import { isPublicEmail } from '../domain/text/email-address';
import { emailField } from './clean-field';
import { FORM_MESSAGES } from './messages';

export interface EmailSignupValues {
  email: string;
}

/** Rules and messages of the coupon sign-up form (INTR-4, OFFR-6, VAL-1). */
export const emailSignupSchema = object({
  email: emailField()
    .required(() => FORM_MESSAGES.email)
    .test('email', () => FORM_MESSAGES.email, isPublicEmail),
});

import { object } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField } from './clean-field';
import { EMAIL_MESSAGE } from './messages';

/** Values of the forgot-password form. */
export interface ForgotPasswordValues {
  email: string;
}

/** Rules and messages of the forgot-password form (ACCT-3). */
export const forgotPasswordSchema = object({
  email: emailField()
    .required('Please provide an email address')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
});

import { object } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField } from './clean-field';
import { ACCOUNT_FORM_MESSAGES, FORM_MESSAGES } from './messages';

export interface ForgotPasswordValues {
  email: string;
}

/** Rules and messages of the forgot-password form (ACCT-3). */
export const forgotPasswordSchema = object({
  email: emailField()
    .required(() => ACCOUNT_FORM_MESSAGES.email)
    .test('email', () => FORM_MESSAGES.email, isAccountEmail),
});

import { object, string } from 'yup';
import { EMAIL_MESSAGE, isAccountEmail } from './email';

/** What the form to ask for a reset holds. */
export interface ForgotPasswordValues {
  email: string;
}

/** The rules and messages of asking for a reset (ACCT-3). */
export const forgotPasswordSchema = object({
  email: string()
    .trim()
    .required('Please provide an email address')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
});

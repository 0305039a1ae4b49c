import { object, string } from 'yup';
import { EMAIL_MESSAGE, isAccountEmail } from './email';

/** Values of the forgot-password form. */
export interface ForgotPasswordValues {
  email: string;
}

/** Rules and messages of the forgot-password form (ACCT-3). */
export const forgotPasswordSchema = object({
  email: string()
    .trim()
    .required('Please provide an email address')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
});

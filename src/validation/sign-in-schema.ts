import { object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField } from './clean-field';
import { ACCOUNT_FORM_MESSAGES, FORM_MESSAGES } from './messages';

export interface SignInValues {
  email: string;
  password: string;
}

/** Rules and messages of the sign-in form (ACCT-3). */
export const signInSchema = object({
  email: emailField()
    .required(() => ACCOUNT_FORM_MESSAGES.signInEmail)
    .test('email', () => FORM_MESSAGES.email, isAccountEmail),
  password: string().required(() => ACCOUNT_FORM_MESSAGES.password),
});

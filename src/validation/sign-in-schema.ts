import { object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField } from './clean-field';
import { EMAIL_MESSAGE } from './messages';

/** Values of the sign-in form. */
export interface SignInValues {
  email: string;
  password: string;
}

/** Rules and messages of the sign-in form (ACCT-3). */
export const signInSchema = object({
  email: emailField()
    .required('Email address is required to sign-in')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
  password: string().required('Password is required'),
});

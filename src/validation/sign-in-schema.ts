import { object, string } from 'yup';
import { EMAIL_MESSAGE, isAccountEmail } from './email';

/** What the sign-in form holds. */
export interface SignInValues {
  email: string;
  password: string;
}

/** The sign-in form's rules and messages (ACCT-3). */
export const signInSchema = object({
  email: string()
    .trim()
    .required('Email address is required to sign-in')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
  password: string().required('Password is required'),
});

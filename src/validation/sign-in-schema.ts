import { object, string } from 'yup';
import { EMAIL_MESSAGE, isAccountEmail } from './email';

/** Values of the sign-in form. */
export interface SignInValues {
  email: string;
  password: string;
}

/** Rules and messages of the sign-in form (ACCT-3). */
export const signInSchema = object({
  email: string()
    .trim()
    .required('Email address is required to sign-in')
    .test('email', EMAIL_MESSAGE, isAccountEmail),
  password: string().required('Password is required'),
});

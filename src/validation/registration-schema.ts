import { boolean, object, string } from 'yup';
import { isAccountEmail } from './email';
import { limited, PERSON_LENGTHS } from './limited';
import { passwordProblem } from './password';
import { PHONE_MESSAGE, phoneToSend } from './phone';
import { REQUIRED_MESSAGE } from './required';

/** What the form to create an account holds. */
export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  optin: boolean;
}

/** The registration form's rules and messages (ACCT-3, VAL-5, VAL-10). */
export const registrationSchema = object({
  firstName: limited(PERSON_LENGTHS.name).required(REQUIRED_MESSAGE),
  lastName: limited(PERSON_LENGTHS.name).required(REQUIRED_MESSAGE),
  email: string()
    .trim()
    .required('Email is required to create an account')
    .test('email', 'A valid email address is required to create an account', isAccountEmail),
  phone: string().test(
    'phone',
    PHONE_MESSAGE,
    (text = '') => text.trim() === '' || phoneToSend(text) !== undefined,
  ),
  password: string()
    .required('Password is required')
    .test({
      name: 'password',
      // An empty field has its own message already.
      skipAbsent: true,
      test: (password, { createError }) => {
        const message = passwordProblem(password);
        return message === undefined || createError({ message });
      },
    }),
  optin: boolean(),
});

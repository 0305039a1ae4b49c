import { boolean, object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { validatePassword } from './password';
import { PHONE_MESSAGE, toPhoneDigits } from './phone';
import { REQUIRED_MESSAGE } from './messages';

/** Values of the registration form. */
export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  optin: boolean;
}

/** Rules and messages of the registration form (ACCT-3, VAL-5, VAL-10). */
export const registrationSchema = object({
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(REQUIRED_MESSAGE),
  email: emailField()
    .required('Email is required to create an account')
    .test('email', 'A valid email address is required to create an account', isAccountEmail),
  phone: valueField().test(
    'phone',
    PHONE_MESSAGE,
    (text = '') => text === '' || toPhoneDigits(text) !== undefined,
  ),
  password: string()
    .required('Password is required')
    .test({
      name: 'password',
      // The required rule reports an empty field.
      skipAbsent: true,
      test: (password, { createError }) => {
        const message = validatePassword(password);
        return message === undefined || createError({ message });
      },
    }),
  optin: boolean(),
});

/** Password rules and messages for an account that is created with an order (ACCT-3). */
export const orderAccountSchema = object({ password: registrationSchema.fields.password });

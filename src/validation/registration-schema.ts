import { boolean, object, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField, valueField, limitText, PERSON_MAX_LENGTHS } from './clean-field';
import { ACCOUNT_FORM_MESSAGES, FORM_MESSAGES, PASSWORD_MESSAGES } from './messages';
import { findPasswordProblem } from './password';
import { toPhoneDigits } from './phone';

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
  firstName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  lastName: limitText(PERSON_MAX_LENGTHS.name).required(() => FORM_MESSAGES.required),
  email: emailField()
    .required(() => ACCOUNT_FORM_MESSAGES.registrationEmail)
    .test('email', () => ACCOUNT_FORM_MESSAGES.registrationEmailInvalid, isAccountEmail),
  phone: valueField().test(
    'phone',
    () => FORM_MESSAGES.phone,
    (text = '') => text === '' || toPhoneDigits(text) !== undefined,
  ),
  password: string()
    .required(() => ACCOUNT_FORM_MESSAGES.password)
    .test({
      name: 'password',
      // The required rule reports an empty field.
      skipAbsent: true,
      test: (password, { createError }) => {
        const problem = findPasswordProblem(password);
        return problem === undefined || createError({ message: PASSWORD_MESSAGES[problem] });
      },
    }),
  optin: boolean(),
});

/** Password rules and messages for an account that is created with an order (ACCT-3). */
export const orderAccountSchema = object({ password: registrationSchema.fields.password });

import { boolean, object, string } from 'yup';
import { accountEmailField, nameFields, phoneField } from './clean-field';
import { ACCOUNT_FORM_MESSAGES, PASSWORD_MESSAGES } from './messages';
import { findPasswordProblem } from './password';

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
  ...nameFields(),
  email: accountEmailField(
    () => ACCOUNT_FORM_MESSAGES.registrationEmail,
    () => ACCOUNT_FORM_MESSAGES.registrationEmailInvalid,
  ),
  phone: phoneField(),
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

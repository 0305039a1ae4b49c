import { object, ref, string } from 'yup';
import { isAccountEmail } from '../domain/text/email-address';
import { emailField } from './clean-field';
import { EMAIL_MESSAGE } from './messages';
import { PASSWORD_MESSAGES, validatePassword } from './password';

/** Values of the reset-password form. */
export interface ResetPasswordValues {
  /** Taken from the link in the email. */
  email: string;
  newPassword: string;
  newPasswordConfirm: string;
}

/** Values of the change-password form. */
export interface ChangePasswordValues extends ResetPasswordValues {
  currentPassword: string;
}

/** Message of these forms for a password without any character class. */
const NOT_VALID = 'is not valid';

const newPassword = string()
  .required('Please enter a new password')
  .test({
    name: 'new-password',
    // The required rule reports an empty field.
    skipAbsent: true,
    test: (password, { createError }) => {
      const problem = validatePassword(password);
      if (problem === undefined) return true;
      return createError({ message: problem === PASSWORD_MESSAGES.classes ? NOT_VALID : problem });
    },
  });

const confirmation = string()
  .required('You must enter in the password Confirmation')
  .oneOf([ref('newPassword')], 'Passwords must match');

const getPasswordFields = (isConfirmed: boolean) => ({
  newPassword,
  ...(isConfirmed && { newPasswordConfirm: confirmation }),
});

/**
 * Creates the schema with the rules and messages of the reset-password form (VAL-10, ACCT-3).
 * @param isConfirmed whether the new password is entered twice
 */
export const createResetPasswordSchema = (isConfirmed: boolean) =>
  object(getPasswordFields(isConfirmed));

/** Creates the schema with the rules and messages of the change-password form (VAL-10, ACCT-3). */
export const createChangePasswordSchema = (isConfirmed: boolean) =>
  object({
    email: emailField()
      .required('Please enter your current login email')
      .test('email', EMAIL_MESSAGE, isAccountEmail),
    currentPassword: string().required('Please enter your current password'),
    ...getPasswordFields(isConfirmed),
  });

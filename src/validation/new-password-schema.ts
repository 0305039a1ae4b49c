import { object, ref, string } from 'yup';
import { EMAIL_MESSAGE, isAccountEmail } from './email';
import { PASSWORD_MESSAGES, passwordProblem } from './password';

/** What the form to set a password by a mail's link holds. */
export interface ResetPasswordValues {
  /** As the link has it. */
  email: string;
  newPassword: string;
  newPasswordConfirm: string;
}

/** What the form to change a password holds. */
export interface ChangePasswordValues extends ResetPasswordValues {
  currentPassword: string;
}

/** Messages of a new password that are worded for this form alone. */
const NOT_VALID = 'is not valid';

const newPassword = string()
  .required('Please enter a new password')
  .test({
    name: 'new-password',
    // An empty field has its own message already.
    skipAbsent: true,
    test: (password, { createError }) => {
      const problem = passwordProblem(password);
      if (problem === undefined) return true;
      return createError({ message: problem === PASSWORD_MESSAGES.classes ? NOT_VALID : problem });
    },
  });

const confirmation = string()
  .required('You must enter in the password Confirmation')
  .oneOf([ref('newPassword')], 'Passwords must match');

const passwordFields = (isConfirmed: boolean) => ({
  newPassword,
  ...(isConfirmed && { newPasswordConfirm: confirmation }),
});

/**
 * The rules and messages of a reset (VAL-10, ACCT-3).
 * @param isConfirmed whether the new password is entered twice
 */
export const resetPasswordSchema = (isConfirmed: boolean) => object(passwordFields(isConfirmed));

/** The same of a change of the password. */
export const changePasswordSchema = (isConfirmed: boolean) =>
  object({
    email: string()
      .trim()
      .required('Please enter your current login email')
      .test('email', EMAIL_MESSAGE, isAccountEmail),
    currentPassword: string().required('Please enter your current password'),
    ...passwordFields(isConfirmed),
  });

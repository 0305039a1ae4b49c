import { object, ref, string } from 'yup';
import { accountEmailField } from './clean-field';
import { ACCOUNT_FORM_MESSAGES, PASSWORD_MESSAGES } from './messages';
import { findPasswordProblem } from './password';

export interface ResetPasswordValues {
  /** Taken from the link in the email. */
  email: string;
  newPassword: string;
  newPasswordConfirm: string;
}

export interface ChangePasswordValues extends ResetPasswordValues {
  currentPassword: string;
}

const newPassword = string()
  .required(() => ACCOUNT_FORM_MESSAGES.newPassword)
  .test({
    name: 'new-password',
    // The required rule reports an empty field.
    skipAbsent: true,
    test: (password, { createError }) => {
      const problem = findPasswordProblem(password);
      if (problem === undefined) return true;
      // These forms have a message of their own for a password without any character class.
      return createError({
        message:
          problem === 'classes'
            ? ACCOUNT_FORM_MESSAGES.newPasswordInvalid
            : PASSWORD_MESSAGES[problem],
      });
    },
  });

const confirmation = string()
  .required(() => ACCOUNT_FORM_MESSAGES.confirmation)
  .oneOf([ref('newPassword')], () => ACCOUNT_FORM_MESSAGES.confirmationDifferent);

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
    email: accountEmailField(() => ACCOUNT_FORM_MESSAGES.currentEmail),
    currentPassword: string().required(() => ACCOUNT_FORM_MESSAGES.currentPassword),
    ...getPasswordFields(isConfirmed),
  });

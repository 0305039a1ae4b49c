import { object } from 'yup';
import { accountEmailField } from './clean-field';
import { ACCOUNT_FORM_MESSAGES } from './messages';

export interface ForgotPasswordValues {
  email: string;
}

/** Rules and messages of the forgot-password form (ACCT-3). */
export const forgotPasswordSchema = object({
  email: accountEmailField(() => ACCOUNT_FORM_MESSAGES.email),
});

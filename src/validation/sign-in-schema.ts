import { object, string } from 'yup';
import { accountEmailField } from './clean-field';
import { ACCOUNT_FORM_MESSAGES } from './messages';

export interface SignInValues {
  email: string;
  password: string;
}

/** Rules and messages of the sign-in form (ACCT-3). */
export const signInSchema = object({
  email: accountEmailField(() => ACCOUNT_FORM_MESSAGES.signInEmail),
  password: string().required(() => ACCOUNT_FORM_MESSAGES.password),
});

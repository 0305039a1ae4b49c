import type { ElementComponent } from '../../../ui/jsx/jsx-runtime';
import type { AccountFormProps, FormName } from '../form-props';
import { ChangePasswordForm } from './ChangePasswordForm';
import { CreateAccountForm } from './CreateAccountForm';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetPasswordForm } from './ResetPasswordForm';
import { VerifyEmail } from './VerifyEmail';

/** The forms that load when their dialog opens; the sign-in form loads with the dialogs. */
export const FORMS: Readonly<
  Record<Exclude<FormName, 'sign-in'>, ElementComponent<AccountFormProps>>
> = {
  'create-account': CreateAccountForm,
  'forgot-password': ForgotPasswordForm,
  'change-password': ChangePasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-email': VerifyEmail,
};

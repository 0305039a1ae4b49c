import type { ElementComponent } from '../../../ui/jsx/jsx-runtime';
import type { AccountFormProps, FormName } from '../form-props';
import { SignInForm } from '../SignInForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { CreateAccountForm } from './CreateAccountForm';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetPasswordForm } from './ResetPasswordForm';
import { VerifyEmail } from './VerifyEmail';

export const FORMS: Readonly<Record<FormName, ElementComponent<AccountFormProps>>> = {
  'sign-in': SignInForm,
  'create-account': CreateAccountForm,
  'forgot-password': ForgotPasswordForm,
  'change-password': ChangePasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-email': VerifyEmail,
};

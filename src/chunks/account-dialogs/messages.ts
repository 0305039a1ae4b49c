import type { FormName } from './form-props';

export const TITLES: Readonly<Record<FormName, string>> = {
  'sign-in': 'Sign In',
  'create-account': 'Create An Account',
  'forgot-password': 'Forgot Password',
  'change-password': 'Change Password',
  'reset-password': 'Reset Password',
  'verify-email': 'Verify Your Account',
};

/** Labels of the link that sends the verification email again, by its state (ACCT-7). */
export const RESEND_LABELS = {
  idle: 'Resend verification link',
  busy: 'Sending…',
  sent: 'Sent',
  failed: 'Not Sent',
} as const;

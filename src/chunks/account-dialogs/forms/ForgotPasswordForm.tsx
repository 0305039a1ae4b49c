import { sendResetPassword } from '../../../services/account/access';
import { PAGES } from '../../../site/addresses';
import { Field } from '../../../ui/form/Field';
import { forgotPasswordSchema } from '../../../validation/forgot-password-schema';
import type { ForgotPasswordValues } from '../../../validation/forgot-password-schema';
import { AccountFormFrame } from '../AccountFormFrame';
import type { AccountFormProps } from '../form-props';
import { useAccountForm } from '../useAccountForm';
import { forgotOutcome } from './outcomes';

const LABELS = { email: 'Email' };

/** Asks for a mail with which a new password can be set (ACCT-1, ACCT-6). */
export function ForgotPasswordForm(props: AccountFormProps) {
  const { given, onClose } = props;
  const form = useAccountForm<ForgotPasswordValues>(
    {
      initialValues: { email: given.email ?? '' },
      labels: LABELS,
      schema: forgotPasswordSchema,
      send: async (_, email) => forgotOutcome(await sendResetPassword(email)),
    },
    props,
  );
  return (
    <AccountFormFrame
      form={form}
      action={PAGES.accountForgotPassword}
      label="Submit"
      busyLabel="Submitting…"
      onCancel={onClose}
    >
      <p className="bsro-account-form__aside">
        Enter the email address of your account. We send you a link to set a new password.
      </p>
      <Field
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isFirst
      />
    </AccountFormFrame>
  );
}

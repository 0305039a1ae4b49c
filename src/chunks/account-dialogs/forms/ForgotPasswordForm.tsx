import { sendResetPassword } from '../../../services/account/access';
import { ACCOUNT_PAGES } from '../../../site/pages';
import { Field } from '../../../ui/form/Field';
import { forgotPasswordSchema } from '../../../validation/forgot-password-schema';
import type { ForgotPasswordValues } from '../../../validation/forgot-password-schema';
import { AccountFormFrame } from '../AccountFormFrame';
import type { AccountFormProps } from '../form-props';
import { FIELD_LABELS, LABELS } from '../messages';
import { useAccountForm } from '../useAccountForm';
import { toForgotOutcome } from './outcomes';

/** Requests an email with a link to set a new password (ACCT-1, ACCT-6). */
export function ForgotPasswordForm(props: AccountFormProps) {
  const { prefill, onClose } = props;
  const form = useAccountForm<ForgotPasswordValues>(
    {
      initialValues: { email: prefill.email ?? '' },
      labels: FIELD_LABELS,
      schema: forgotPasswordSchema,
      send: async ({ email }) => toForgotOutcome(await sendResetPassword(email)),
    },
    props,
  );
  return (
    <AccountFormFrame
      form={form}
      action={ACCOUNT_PAGES.forgotPassword}
      label={LABELS.submit}
      busyLabel={LABELS.submitting}
      onCancel={onClose}
    >
      <p className="bsro-account-form__aside">{LABELS.forgotPasswordIntro}</p>
      <Field {...form.field('email')} type="email" autoComplete="username" isFirst />
    </AccountFormFrame>
  );
}

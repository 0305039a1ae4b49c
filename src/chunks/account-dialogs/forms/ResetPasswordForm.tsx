import { readAccountVersion } from '../../../site/account-version';
import { ACCOUNT_PAGES } from '../../../site/pages';
import { resetPassword } from '../../../store/account/password-thunks';
import { selectAccountVersion } from '../../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { UsernameField } from '../../../ui/form/PasswordField';
import { createResetPasswordSchema } from '../../../validation/new-password-schema';
import type { ResetPasswordValues } from '../../../validation/new-password-schema';
import { AccountFormFrame } from '../AccountFormFrame';
import type { AccountFormProps } from '../form-props';
import { FIELD_LABELS, LABELS } from '../messages';
import { useAccountForm } from '../useAccountForm';
import { NewPasswordFields } from './NewPasswordFields';
import { toResetOutcome } from './outcomes';

/** Sets a new password after an email's link was followed (ACCT-6). */
export function ResetPasswordForm(props: AccountFormProps) {
  const { prefill, onClose, onSwitch } = props;
  const { email = '', tokenId = '' } = prefill;
  const dispatch = useAppDispatch();
  const isV3 = readAccountVersion(useAppSelector(selectAccountVersion)).startsWith('v3');
  const form = useAccountForm<ResetPasswordValues>(
    {
      initialValues: { email, newPassword: '', newPasswordConfirm: '' },
      labels: FIELD_LABELS,
      schema: createResetPasswordSchema(!isV3),
      send: async ({ newPassword }) =>
        toResetOutcome(await dispatch(resetPassword({ email, newPassword, tokenId }))),
    },
    props,
  );
  return (
    <AccountFormFrame
      form={form}
      action={ACCOUNT_PAGES.forgotPassword}
      label={LABELS.submit}
      busyLabel={LABELS.settingPassword}
      onReset={() => onSwitch('forgot-password', { email })}
      onCancel={onClose}
    >
      <UsernameField email={email} />
      <p className="bsro-account-form__aside">{LABELS.newPasswordFor({ email })}</p>
      <NewPasswordFields
        password={{ ...form.field('newPassword'), isFirst: true }}
        confirmation={isV3 ? undefined : form.field('newPasswordConfirm')}
      />
    </AccountFormFrame>
  );
}

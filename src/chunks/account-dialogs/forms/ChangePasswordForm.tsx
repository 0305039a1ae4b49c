import { useState } from 'react';
import { readAccountVersion } from '../../../site/account-version';
import { ACCOUNT_PAGES } from '../../../site/pages';
import { changePassword } from '../../../store/account/password-thunks';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectAccountVersion, selectDriver } from '../../../store/account/account-slice';
import { Field } from '../../../ui/form/Field';
import { PasswordField, UsernameField } from '../../../ui/form/PasswordField';
import { createChangePasswordSchema } from '../../../validation/new-password-schema';
import type { ChangePasswordValues } from '../../../validation/new-password-schema';
import { AccountFormFrame } from '../AccountFormFrame';
import type { AccountFormProps } from '../form-props';
import { FIELD_LABELS, LABELS } from '../messages';
import { useAccountForm } from '../useAccountForm';
import { NewPasswordFields } from './NewPasswordFields';
import { toChangeOutcome } from './outcomes';

/** Changes the password of a driver, or of a visitor who must change it before signing in (ACCT-1, ACCT-6). */
export function ChangePasswordForm(props: AccountFormProps) {
  const { prefill, onClose, onSwitch } = props;
  const dispatch = useAppDispatch();
  const driver = useAppSelector(selectDriver);
  const [knownEmail] = useState(prefill.email ?? driver?.EMAIL ?? '');
  const isV3 = readAccountVersion(useAppSelector(selectAccountVersion)).startsWith('v3');
  const form = useAccountForm<ChangePasswordValues>(
    {
      initialValues: {
        email: knownEmail,
        currentPassword: '',
        newPassword: '',
        newPasswordConfirm: '',
      },
      labels: { ...FIELD_LABELS, email: LABELS.currentEmail },
      schema: createChangePasswordSchema(!isV3),
      send: async ({ email, currentPassword, newPassword }) => {
        const { tokenId } = prefill;
        const change = { email, currentPassword, newPassword, tokenId };
        return toChangeOutcome(await dispatch(changePassword(change)), tokenId !== undefined);
      },
    },
    props,
  );
  const email = form.field('email');
  const isEmailKnown = isV3 && knownEmail !== '';
  return (
    <AccountFormFrame
      form={form}
      action={ACCOUNT_PAGES.driverPreferences}
      label={LABELS.submit}
      busyLabel={LABELS.changingPassword}
      onReset={() => onSwitch('forgot-password', { email: email.value })}
      onCancel={onClose}
    >
      {prefill.tokenId !== undefined && (
        <p className="bsro-account-form__aside">{LABELS.changeRequired}</p>
      )}
      {isEmailKnown ? (
        <UsernameField email={knownEmail} />
      ) : (
        <Field {...email} type="email" autoComplete="username" isFirst />
      )}
      <PasswordField
        {...form.field('currentPassword')}
        autoComplete="current-password"
        isFirst={isEmailKnown}
      />
      <NewPasswordFields
        password={form.field('newPassword')}
        confirmation={isV3 ? undefined : form.field('newPasswordConfirm')}
      />
    </AccountFormFrame>
  );
}

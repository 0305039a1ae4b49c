import { ACCOUNT_PAGES, CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import { signIn } from '../../store/account/sign-in-thunks';
import { useAppDispatch } from '../../store/hooks';
import { Field } from '../../ui/form/Field';
import { PasswordField } from '../../ui/form/PasswordField';
import { signInSchema } from '../../validation/sign-in-schema';
import type { SignInValues } from '../../validation/sign-in-schema';
import { AccountFormFrame } from './AccountFormFrame';
import type { AccountFormProps } from './form-props';
import { FIELD_LABELS, LABELS } from './messages';
import { toSignInOutcome } from './outcomes';
import { SwitchLink } from './SwitchLink';
import { useAccountForm } from './useAccountForm';

/** The sign-in form: email and password (ACCT-1, ACCT-3, ACCT-4). */
export function SignInForm(props: AccountFormProps) {
  const { prefill, onSwitch } = props;
  const dispatch = useAppDispatch();
  const form = useAccountForm<SignInValues>(
    {
      initialValues: { email: prefill.email ?? '', password: '' },
      labels: FIELD_LABELS,
      schema: signInSchema,
      send: async (values, isFirst) => toSignInOutcome(await dispatch(signIn(values)), isFirst),
    },
    props,
  );
  const email = form.field('email');
  const openReset = () => onSwitch('forgot-password', { email: email.value });

  return (
    <AccountFormFrame
      form={form}
      action={SIGN_IN_LINK.href}
      label={LABELS.signIn}
      busyLabel={LABELS.signingIn}
      onReset={openReset}
      switchLink={
        <SwitchLink
          href={CREATE_ACCOUNT_LINK.href}
          label={LABELS.noAccount}
          onOpen={() => onSwitch('create-account', { email: email.value })}
        />
      }
    >
      <Field {...email} type="email" autoComplete="username" isFirst />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <p className="bsro-account-form__aside">
        <SwitchLink
          href={ACCOUNT_PAGES.forgotPassword}
          label={LABELS.forgotPassword}
          onOpen={openReset}
        />
      </p>
    </AccountFormFrame>
  );
}

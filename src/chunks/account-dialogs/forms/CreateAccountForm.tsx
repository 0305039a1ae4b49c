import { useState } from 'react';
import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../../site/pages';
import { useAppDispatch } from '../../../store/hooks';
import { registrationDraft } from '../../../store/account/registration-draft';
import { register } from '../../../store/account/registration-thunks';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { Field } from '../../../ui/form/Field';
import { PhoneField } from '../../../ui/form/PhoneField';
import { toPhoneDigits } from '../../../validation/phone';
import { registrationSchema } from '../../../validation/registration-schema';
import type { RegistrationValues } from '../../../validation/registration-schema';
import { AccountFormFrame } from '../AccountFormFrame';
import type { AccountFormProps } from '../form-props';
import { FIELD_LABELS, LABELS } from '../messages';
import { SwitchLink } from '../SwitchLink';
import { useAccountForm } from '../useAccountForm';
import { NewPasswordField } from './NewPasswordFields';
import { toRegistrationOutcome } from './outcomes';

const EMPTY: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  optin: false,
};

/** The form that creates an account (ACCT-1, ACCT-3, ACCT-5). */
export function CreateAccountForm(props: AccountFormProps) {
  const { prefill, onOutcome, onSwitch } = props;
  const dispatch = useAppDispatch();
  const [draft] = useState(registrationDraft.read);
  const form = useAccountForm<RegistrationValues>(
    {
      initialValues: {
        ...EMPTY,
        ...draft,
        email: prefill.email || draft?.email || '',
      },
      labels: FIELD_LABELS,
      schema: registrationSchema,
      isEmpty: ({ email, ...others }) =>
        email === (prefill.email ?? '') && !Object.values(others).some(Boolean),
      // A password is never saved.
      onChange: ({ firstName, lastName, email, phone, optin }) =>
        registrationDraft.save({ firstName, lastName, email, phone, optin }),
      send: async (values) => {
        const account = { ...values, phone: toPhoneDigits(values.phone) ?? '' };
        const result = await dispatch(
          register(account, (created) => onOutcome(toRegistrationOutcome(created), account.email)),
        );
        return result.ok ? undefined : toRegistrationOutcome(result);
      },
    },
    props,
  );

  return (
    <AccountFormFrame
      form={form}
      action={CREATE_ACCOUNT_LINK.href}
      label={LABELS.createAccount}
      busyLabel={LABELS.creatingAccount}
      switchLink={
        <SwitchLink
          href={SIGN_IN_LINK.href}
          label={LABELS.hasAccount}
          onOpen={() => onSwitch('sign-in', { email: form.values.email })}
        />
      }
    >
      <Field {...form.field('firstName')} autoComplete="given-name" isFirst />
      <Field {...form.field('lastName')} autoComplete="family-name" />
      <Field {...form.field('email')} type="email" autoComplete="username" />
      <PhoneField {...form.field('phone')} autoComplete="tel-national" isOptional />
      <NewPasswordField {...form.field('password')} />
      <CheckboxField {...form.checkbox('optin')} />
    </AccountFormFrame>
  );
}

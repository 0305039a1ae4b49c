// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useEffectEvent } from 'react';
import { PAGES } from '../../site/addresses';
import { useAppDispatch } from '../../store/hooks';
import { register } from '../../store/session';
import { BusyButton } from '../../ui/BusyButton';
import { CheckboxField } from '../../ui/CheckboxField';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { useForm } from '../../ui/useForm';
import { emailToSend } from '../../validation/email';
import { phoneToSend } from '../../validation/phone';
import { retypePhone } from '../../validation/phone-typing';
import { registrationSchema } from '../../validation/registration-schema';
import type { RegistrationValues } from '../../validation/registration-schema';
import { PasswordChecklist } from './PasswordChecklist';
import { RefusalNotice } from './RefusalNotice';
import type { AccountFormProps } from './form-props';
import { registrationOutcome } from './outcomes';
import { useRefusal } from './useRefusal';

const EMPTY: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  optin: false,
};

const LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
};

/** The fields of a new account (ACCT-1, ACCT-3, ACCT-5). */
export function CreateAccountForm({ onDirty, onPanel, onDone, onSwitch }: AccountFormProps) {
  const dispatch = useAppDispatch();
  const refusal = useRefusal();
  const form = useForm<RegistrationValues>({
    initialValues: EMPTY,
    labels: LABELS,
    schema: registrationSchema,
    onSubmit: async (values) => {
      refusal.clear();
      const email = emailToSend(values.email);
      const answer = await dispatch(
        register({
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
          email,
          phone: phoneToSend(values.phone) ?? '',
          password: values.password,
          optin: values.optin,
        }),
      );
      const outcome = registrationOutcome(answer);
      if (outcome.kind === 'done') onDone();
      else if (outcome.kind === 'panel') onPanel(outcome.panel, email);
      else refusal.show(outcome);
    },
  });
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  const password = form.field('password');

  return (
    <form className="bsro-account-form" {...form.form} action={PAGES.accountCreate}>
      <ErrorSummary problems={form.problems} attempt={form.refusals} />
      <RefusalNotice refusal={refusal} />
      <Field {...form.field('firstName')} autoComplete="given-name" isFirst />
      <Field {...form.field('lastName')} autoComplete="family-name" />
      <Field {...form.field('email')} type="email" inputMode="email" autoComplete="username" />
      <Field
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        isOptional
        retype={retypePhone}
      />
      <PasswordField
        {...password}
        autoComplete="new-password"
        hint={<PasswordChecklist password={password.value} />}
      />
      <CheckboxField {...form.checkbox('optin')} label="Yes, send me offers and tips" />
      <BusyButton
        label="Create An Account"
        busyLabel="Creating your account…"
        isBusy={form.isBusy}
        isDisabled={!form.isValid}
      />
      <p className="bsro-account-form__switch">
        <button
          type="button"
          className="bsro-button bsro-button--link"
          onClick={() => onSwitch('sign-in')}
        >
          Have an account? Sign In
        </button>
      </p>
    </form>
  );
}

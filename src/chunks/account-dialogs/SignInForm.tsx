// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useEffectEvent } from 'react';
import { PAGES } from '../../site/addresses';
import { useAppDispatch } from '../../store/hooks';
import { signIn } from '../../store/session';
import { BusyButton } from '../../ui/BusyButton';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { useForm } from '../../ui/useForm';
import { emailToSend } from '../../validation/email';
import { signInSchema } from '../../validation/sign-in-schema';
import type { SignInValues } from '../../validation/sign-in-schema';
import { RefusalNotice } from './RefusalNotice';
import type { AccountFormProps } from './form-props';
import { signInOutcome } from './outcomes';
import { useRefusal } from './useRefusal';

const EMPTY: SignInValues = { email: '', password: '' };

const LABELS = { email: 'Email', password: 'Password' };

/** E-mail and password (ACCT-1, ACCT-3, ACCT-4). */
export function SignInForm({ onDirty, onPanel, onDone, onSwitch }: AccountFormProps) {
  const dispatch = useAppDispatch();
  const refusal = useRefusal();
  const form = useForm<SignInValues>({
    initialValues: EMPTY,
    labels: LABELS,
    schema: signInSchema,
    onSubmit: async (values) => {
      refusal.clear();
      const email = emailToSend(values.email);
      const answer = await dispatch(signIn({ email, password: values.password }));
      const outcome = signInOutcome(answer, refusal.count);
      if (outcome.kind === 'done') onDone();
      else if (outcome.kind === 'panel') onPanel(outcome.panel, email);
      else refusal.show(outcome);
    },
  });
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);

  return (
    <form className="bsro-account-form" {...form.form} action={PAGES.accountSignIn}>
      <ErrorSummary problems={form.problems} attempt={form.refusals} />
      <RefusalNotice refusal={refusal} />
      <Field
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isFirst
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <p className="bsro-account-form__aside">
        <a href={PAGES.accountForgotPassword}>Forgot Your Password?</a>
      </p>
      <BusyButton
        label="Sign In"
        busyLabel="Signing in…"
        isBusy={form.isBusy}
        isDisabled={!form.isValid}
      />
      <p className="bsro-account-form__switch">
        <button
          type="button"
          className="bsro-button bsro-button--link"
          onClick={() => onSwitch('create-account')}
        >
          Don&apos;t have an account? Sign Up
        </button>
      </p>
    </form>
  );
}

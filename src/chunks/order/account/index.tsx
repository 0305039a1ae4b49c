import { useState } from 'react';
import { takeFocus } from '../../../browser/take-focus';
import { register } from '../../../store/account/registration-thunks';
import { useAppDispatch } from '../../../store/hooks';
import { savedBuyer } from '../../../store/checkout/checkout-storage';
import type { Buyer } from '../../../store/checkout/checkout-storage';
import { Form } from '../../../ui/form/Form';
import { PasswordField, UsernameField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { toPhoneDigits } from '../../../validation/phone';
import { orderAccountSchema } from '../../../validation/registration-schema';
import { ACCOUNT_LABELS } from '../messages';

const NO_PASSWORD = { password: '' };

/** A form that creates an account from the details of an order; the visitor enters only a password. */
export function AccountForm({ buyer }: { buyer: Buyer }) {
  const dispatch = useAppDispatch();
  const [isCreated, setIsCreated] = useState(false);
  const form = useForm({
    initialValues: NO_PASSWORD,
    labels: { password: ACCOUNT_LABELS.password },
    schema: orderAccountSchema,
    onSubmit: async ({ password }) => {
      const { email, firstName, lastName, mobile } = buyer;
      const result = await dispatch(
        register(
          {
            email,
            password,
            firstName,
            lastName,
            phone: toPhoneDigits(mobile) ?? '',
            optin: false,
          },
          () => {
            savedBuyer.remove();
            setIsCreated(true);
          },
        ),
      );
      if (result.ok) return undefined;
      return {
        message:
          result.error.message === 'User Registration Failed'
            ? ACCOUNT_LABELS.exists
            : ACCOUNT_LABELS.failed,
      };
    },
  });

  return (
    <section className="bsro-order-details__account bsro-card" aria-label={ACCOUNT_LABELS.title}>
      <h3 className="bsro-subtitle">{ACCOUNT_LABELS.title}</h3>
      {isCreated ? (
        <p ref={takeFocus} tabIndex={-1}>
          {ACCOUNT_LABELS.done}
        </p>
      ) : (
        <>
          <p>{ACCOUNT_LABELS.text}</p>
          <Form form={form}>
            <UsernameField email={buyer.email} />
            <PasswordField
              {...form.field('password')}
              autoComplete="new-password"
              hint={ACCOUNT_LABELS.hint}
            />
            <SubmitButton
              label={ACCOUNT_LABELS.submit}
              busyLabel={ACCOUNT_LABELS.busy}
              {...form.submitButton}
            />
          </Form>
        </>
      )}
    </section>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../../analytics/track';
import { takeFocus } from '../../../browser/take-focus';
import { subscribeToEmails } from '../../../services/messages';
import { EMAIL_SIGNUP_PAGE } from '../../../site/pages';
import { OFFER_MESSAGES } from '../../../domain/offers/messages';
import { Form } from '../../../ui/form/Form';
import { Field } from '../../../ui/form/Field';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { FORM_MESSAGES } from '../../../validation/messages';
import { emailSignupSchema } from '../../../validation/email-signup-schema';
import type { EmailSignupValues } from '../../../validation/email-signup-schema';
import type { ModuleContentProps } from '../modules';
import { SIGNUP_LABELS } from '../messages';

const EMPTY: EmailSignupValues = { email: '' };

/** A form that signs an email address up for coupons (INTR-4, OFFR-6). */
export default function EmailSignup({ interrupt, onDirty }: ModuleContentProps) {
  const [isSent, setIsSent] = useState(false);
  const form = useForm<EmailSignupValues>({
    initialValues: EMPTY,
    labels: { email: SIGNUP_LABELS.email },
    schema: emailSignupSchema,
    onSubmit: async (values) => {
      const result = await subscribeToEmails(values);
      if (!result.ok) {
        return result.error.status === '400'
          ? { message: FORM_MESSAGES.email, field: 'email' }
          : { message: OFFER_MESSAGES.failed };
      }
      setIsSent(true);
      track({
        event: 'ui_interaction',
        component: 'interrupt',
        action: 'sign up for coupons',
        subject: interrupt.id,
      });
      return undefined;
    },
  });
  const isUnsent = form.isDirty && !isSent;
  const notifyDirty = useEffectEvent(onDirty);
  useEffect(() => notifyDirty(isUnsent), [isUnsent]);

  if (isSent) {
    return (
      <p className="bsro-email-signup bsro-success" role="status" tabIndex={-1} ref={takeFocus}>
        {OFFER_MESSAGES.signedUp}
      </p>
    );
  }
  return (
    <Form form={form} className="bsro-email-signup" action={EMAIL_SIGNUP_PAGE}>
      <Field {...form.field('email')} type="email" autoComplete="email" />
      <SubmitButton
        label={SIGNUP_LABELS.submit}
        busyLabel={SIGNUP_LABELS.sending}
        {...form.submitButton}
      />
    </Form>
  );
}

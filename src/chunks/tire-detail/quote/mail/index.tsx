import { useState } from 'react';
import { emailQuote } from '../../../../services/quotes';
import { Form } from '../../../../ui/form/Form';
import { Field } from '../../../../ui/form/Field';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { useForm } from '../../../../ui/form/useForm';
import type { Refusal } from '../../../../ui/form/useForm';
import { emailSignupSchema } from '../../../../validation/email-signup-schema';
import type { EmailSignupValues } from '../../../../validation/email-signup-schema';
import { FORM_MESSAGES } from '../../../../validation/messages';
import { QUOTE_MAIL_LABELS } from '../../messages';

/** Sends a quote; resolves to the error, if any (QUOT-3). */
const sendQuote = async (tireQuoteId: string, email: string): Promise<Refusal | undefined> => {
  const result = await emailQuote(tireQuoteId, email);
  if (result.ok) return undefined;
  const { kind, status, serviceStatus } = result.error;
  if (kind === 'http' && status === '400') return { message: FORM_MESSAGES.email, field: 'email' };
  if (kind === 'http' && serviceStatus === '404') return { message: QUOTE_MAIL_LABELS.expired };
  const isTooOften = kind === 'http' && status === '429';
  return { message: QUOTE_MAIL_LABELS[isTooOften ? 'tooOften' : 'failed'] };
};

/** The form that sends a quote by email. It stays, so that the visitor can send the quote to another address. */
export default function QuoteMail({ tireQuoteId }: { tireQuoteId: string }) {
  const [sentTo, setSentTo] = useState('');
  const form = useForm<EmailSignupValues>({
    initialValues: { email: '' },
    labels: { email: QUOTE_MAIL_LABELS.email },
    schema: emailSignupSchema,
    onSubmit: async ({ email }) => {
      setSentTo('');
      const refusal = await sendQuote(tireQuoteId, email);
      if (refusal) form.refuse(refusal);
      else setSentTo(email);
    },
  });
  return (
    <Form form={form} className="bsro-tire-quote__mail">
      <Field {...form.field('email')} type="email" autoComplete="email" />
      <SubmitButton
        label={QUOTE_MAIL_LABELS.send}
        busyLabel={QUOTE_MAIL_LABELS.sending}
        isBusy={form.isBusy}
      />
      <p role="status">{sentTo && QUOTE_MAIL_LABELS.sent({ email: sentTo })}</p>
    </Form>
  );
}

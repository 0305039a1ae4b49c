import { useEffect, useEffectEvent } from 'react';
import { track } from '../../analytics/track';
import { wait } from '../../browser/timers';
import { bus } from '../../bus/bus';
import { PRIVACY_PAGE } from '../../site/pages';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Form } from '../../ui/form/Form';
import { Field } from '../../ui/form/Field';
import { PhoneField } from '../../ui/form/PhoneField';
import { RadioField } from '../../ui/form/RadioField';
import { useForm } from '../../ui/form/useForm';
import { ShortLabel } from '../../ui/ShortLabel';
import { shareSchema } from '../../validation/share-schema';
import type { ShareValues } from '../../validation/share-schema';
import { DISCLAIMERS, FIELD_LABELS, LABELS, METHOD_LABELS } from './messages';
import { sendOffer } from './send-offer';
import type { SharedOffer, ShareMethod } from './send-offer';

/** Milliseconds that the wait indicator stays after the response (SHARE-3). */
export const INDICATOR_LINGER = 500;

const EMPTY: ShareValues = { method: 'text', phone: '', email: '', optin: false };

const METHODS = ['text', 'email'] as const;

interface ShareFormProps {
  offer: SharedOffer;
  onDirty: (isDirty: boolean) => void;
  onDone: (source: ShareMethod) => void;
}

/** The form to send an offer by text or email, or to print it (SHARE-1..6). */
export function ShareForm({ offer, onDirty, onDone }: ShareFormProps) {
  const { friendlyId, printHref } = offer;

  const form = useForm<ShareValues>({
    initialValues: EMPTY,
    labels: FIELD_LABELS,
    schema: shareSchema,
    onSubmit: async (values) => {
      const refusal = await sendOffer(friendlyId, values);
      if (refusal) {
        form.refuse(refusal);
      } else {
        const isByText = values.method === 'text';
        track({ event: isByText ? 'offer.share_by_text' : 'offer.share_by_email', friendlyId });
        if (isByText) bus.publish('sms-message-sent', { friendlyId });
        onDone(isByText ? 'phone' : 'email');
      }
      await wait(INDICATOR_LINGER);
    },
  });
  const notifyDirty = useEffectEvent(onDirty);
  useEffect(() => notifyDirty(form.isDirty), [form.isDirty]);

  const method = form.field('method');
  const isText = method.value === 'text';
  const contact = form.field(isText ? 'phone' : 'email');

  return (
    <Form form={form} className="bsro-share">
      <RadioField
        {...method}
        options={METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        onChange={(value) => {
          form.clearRefusal();
          method.onChange(value);
        }}
      />
      {isText ? (
        <>
          <PhoneField key="phone" {...contact} autoComplete="tel-national" isFirst />
          <p className="bsro-share__disclaimer bsro-note">
            {DISCLAIMERS.text} <a href={PRIVACY_PAGE}>{LABELS.privacyStatement}</a>
          </p>
        </>
      ) : (
        <>
          <Field key="email" {...contact} type="email" autoComplete="email" />
          <CheckboxField {...form.checkbox('optin')} />
          <p className="bsro-share__disclaimer bsro-note">
            {DISCLAIMERS.email} <a href={PRIVACY_PAGE}>{LABELS.privacyStatement}</a>
          </p>
        </>
      )}
      <div className="bsro-share__actions bsro-actions">
        <SubmitButton label={LABELS.send} busyLabel={LABELS.sending} isBusy={form.isBusy} />
        {printHref !== undefined && (
          <a
            className="bsro-button"
            href={printHref}
            // oxlint-disable-next-line react/jsx-no-target-blank -- the print page reads document.referrer
            target="_blank"
            rel="noopener"
            onClick={() => {
              track({ event: 'offer.print', friendlyId });
              onDone('print');
            }}
          >
            <ShortLabel text={LABELS.print} fullText={LABELS.printInNewTab} />
          </a>
        )}
      </div>
    </Form>
  );
}

import { CheckboxField } from '../../../ui/form/CheckboxField';
import { Form } from '../../../ui/form/Form';
import { Field } from '../../../ui/form/Field';
import { PhoneField } from '../../../ui/form/PhoneField';
import { RadioField } from '../../../ui/form/RadioField';
import { readAutofill } from '../../../ui/form/read-autofill';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { MAX_COMMENTS_LENGTH } from '../../../validation/visit-schema';
import { TIME_LABELS } from '../../../ui/time/messages';
import { listDropOffOrWait, listPickupPreferences } from '../../../ui/visit/visit-options';
import { CONTACT_TEXTS } from './messages';
import { useContactForm } from './useContactForm';

/** Asks for contact details and visit preferences. A driver's name, phone, and email are filled in. */
export function ContactForm({ onFinished }: { onFinished: () => void }) {
  const { form, isDropOffOnly, hasEditedDriverDetails } = useContactForm(onFinished);

  return (
    <Form
      form={form}
      onSubmit={(event) => {
        readAutofill(event.currentTarget);
        form.form.onSubmit(event);
      }}
    >
      <div className="bsro-booking__fields">
        <Field {...form.field('firstName')} autoComplete="given-name" />
        <Field {...form.field('lastName')} autoComplete="family-name" />
        <PhoneField {...form.field('phone')} autoComplete="tel" hint={CONTACT_TEXTS.phoneHint} />
        <Field
          {...form.field('email')}
          type="email"
          autoComplete="email"
          hint={CONTACT_TEXTS.emailHint}
        />
      </div>
      {hasEditedDriverDetails && <CheckboxField {...form.checkbox('savesToAccount')} />}
      <RadioField
        {...form.field('dropWaitOption')}
        options={listDropOffOrWait(isDropOffOnly)}
        {...(isDropOffOnly && { hint: TIME_LABELS.dropOff })}
        isBoxed
      />
      <RadioField {...form.field('pickupPreference')} options={listPickupPreferences()} isBoxed />
      <TextAreaField
        {...form.field('comments')}
        limit={MAX_COMMENTS_LENGTH}
        rows={3}
        hint={CONTACT_TEXTS.commentsHint}
        isOptional
      />
      <SubmitButton
        label={CONTACT_TEXTS.next}
        busyLabel={CONTACT_TEXTS.busy}
        {...form.submitButton}
      />
    </Form>
  );
}

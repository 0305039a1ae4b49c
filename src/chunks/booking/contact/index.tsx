import { DROP_WAIT_OPTIONS, PICKUP_PREFERENCES } from '../../../services/appointments';
import type { DropWaitOption, PickupPreference } from '../../../services/appointments';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { Field } from '../../../ui/form/Field';
import { FormattedField } from '../../../ui/form/FormattedField';
import { RadioField } from '../../../ui/form/RadioField';
import { readAutofill } from '../../../ui/form/read-autofill';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { MAX_COMMENTS_LENGTH } from '../../../validation/booking-schema';
import { reformatPhoneInput } from '../../../validation/phone-input';
import { TIME_LABELS } from '../../../ui/time/messages';
import { DROP_OFF_OR_WAIT_LABELS, PICKUP_NAMES } from '../../../ui/visit/messages';
import { CONTACT_TEXTS } from './messages';
import { useContactForm } from './useContactForm';

const toOptions = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly { value: Value; label: string }[] =>
  values.map((value) => ({ value, label: names[value] }));

const DROP_WAIT = toOptions<DropWaitOption>(DROP_WAIT_OPTIONS, DROP_OFF_OR_WAIT_LABELS);
const DROP_ONLY = DROP_WAIT.filter(({ value }) => value === 'drop');
const PICKUP = toOptions<PickupPreference>(PICKUP_PREFERENCES, PICKUP_NAMES);

/** Asks for contact details and visit preferences. A driver's name, phone, and email are filled in. */
export function ContactForm({ onFinished }: { onFinished: () => void }) {
  const { form, isDropOffOnly, hasEditedDriverDetails } = useContactForm(onFinished);

  return (
    <form
      {...form.form}
      onSubmit={(event) => {
        readAutofill(event.currentTarget);
        form.form.onSubmit(event);
      }}
    >
      <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />
      <div className="bsro-booking__fields">
        <Field {...form.field('firstName')} autoComplete="given-name" />
        <Field {...form.field('lastName')} autoComplete="family-name" />
        <FormattedField
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={CONTACT_TEXTS.phoneHint}
          formatInput={reformatPhoneInput}
        />
        <Field
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={CONTACT_TEXTS.emailHint}
        />
      </div>
      {hasEditedDriverDetails && <CheckboxField {...form.checkbox('savesToAccount')} />}
      <RadioField
        {...form.field('dropWaitOption')}
        options={isDropOffOnly ? DROP_ONLY : DROP_WAIT}
        {...(isDropOffOnly && { hint: TIME_LABELS.dropOff })}
        isBoxed
      />
      <RadioField {...form.field('pickupPreference')} options={PICKUP} isBoxed />
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
        isBusy={form.isBusy}
        isDisabled={!form.isValid}
      />
    </form>
  );
}

import { useEffect, useMemo } from 'react';
import { DROP_WAIT_OPTIONS, PICKUP_PREFERENCES } from '../../../services/appointments';
import type { DropWaitOption, PickupPreference } from '../../../services/appointments';
import { formatPhoneNumber } from '../../../domain/format/phone-number';
import { selectDriver } from '../../../store/account/account-slice';
import { saveProfile } from '../../../store/account/profile-thunks';
import { bookingChanged, selectBooking } from '../../../store/booking/expedited-booking-slice';
import type { ContactInfo } from '../../../store/booking/expedited-booking-slice';
import { saveContactDraft } from '../../../store/booking/saved-booking';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { Field } from '../../../ui/form/Field';
import { FormattedField } from '../../../ui/form/FormattedField';
import { RadioField } from '../../../ui/form/RadioField';
import { readAutofill } from '../../../ui/form/read-autofill';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { bookingContactSchema, MAX_COMMENTS_LENGTH } from '../../../validation/booking-schema';
import { fillFromDriver } from '../../../validation/fill-from-driver';
import { toPhoneDigits } from '../../../validation/phone';
import { formatPhoneInput, reformatPhoneInput } from '../../../validation/phone-input';
import { TIME_LABELS } from '../../../ui/time/messages';
import { DROP_OFF_OR_WAIT_LABELS, PICKUP_NAMES } from '../../../ui/visit/messages';
import { CONTACT_LABELS, CONTACT_TEXTS } from './messages';

type ContactValues = ContactInfo & { savesToAccount: boolean };

const NO_CONTACT: ContactInfo = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dropWaitOption: 'drop',
  pickupPreference: 'text',
  comments: '',
};

const toOptions = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly { value: Value; label: string }[] =>
  values.map((value) => ({ value, label: names[value] }));

const DROP_WAIT = toOptions<DropWaitOption>(DROP_WAIT_OPTIONS, DROP_OFF_OR_WAIT_LABELS);
const DROP_ONLY = DROP_WAIT.filter(({ value }) => value === 'drop');
const PICKUP = toOptions<PickupPreference>(PICKUP_PREFERENCES, PICKUP_NAMES);

const DRIVER_FIELDS = [
  ['firstName', 'FIRSTNAME'],
  ['lastName', 'LASTNAME'],
  ['email', 'EMAIL'],
  ['phone', 'PHONE'],
] as const;

/** Asks for contact details and visit preferences. A driver's name, phone, and email are filled in. */
export function ContactForm({ onFinished }: { onFinished: () => void }) {
  const dispatch = useAppDispatch();
  const { contactDraft, contactInfo, slot } = useAppSelector(selectBooking);
  const driver = useAppSelector(selectDriver);
  const isDropOffOnly = slot?.dropOffOnly === true;

  const initialValues = useMemo((): ContactValues => {
    const known = fillFromDriver(contactDraft ?? contactInfo ?? NO_CONTACT, driver, DRIVER_FIELDS);
    return {
      ...known,
      phone: formatPhoneInput(known.phone),
      dropWaitOption: isDropOffOnly ? 'drop' : known.dropWaitOption,
      savesToAccount: false,
    };
    // Doesn't depend on the contact data in the state, because that is what the visitor types here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver, isDropOffOnly]);

  const form = useForm<ContactValues>({
    initialValues,
    labels: CONTACT_LABELS,
    schema: bookingContactSchema,
    onSubmit: async ({ savesToAccount, ...values }) => {
      const contact = { ...values, phone: toPhoneDigits(values.phone) ?? values.phone };
      if (savesToAccount) {
        const refused = await dispatch(
          saveProfile({
            FIRSTNAME: contact.firstName,
            LASTNAME: contact.lastName,
            PHONE: contact.phone,
          }),
        );
        if (refused) return { message: refused.message, field: 'savesToAccount' };
      }
      dispatch(bookingChanged({ contactInfo: contact, contactDraft: contact }));
      onFinished();
      return undefined;
    },
  });

  useEffect(() => {
    // The driver became known while the visitor typed. An untouched form gets new initial values instead.
    if (driver && form.isDirty) form.setValues(fillFromDriver(form.values, driver, DRIVER_FIELDS));
    // Doesn't depend on the values, so that a field that the visitor empties stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);

  const { savesToAccount: _, ...typed } = form.values;
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (!form.isDirty) return;
    dispatch(bookingChanged({ contactDraft: typed }));
    saveContactDraft(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);

  const hasEditedDriverDetails =
    driver !== undefined &&
    (typed.firstName !== (driver.FIRSTNAME ?? '') ||
      typed.lastName !== (driver.LASTNAME ?? '') ||
      typed.phone !== formatPhoneInput(formatPhoneNumber(driver.PHONE ?? '')));

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

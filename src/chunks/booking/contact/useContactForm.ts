import { useEffect, useMemo } from 'react';
import { formatPhoneNumber } from '../../../domain/format/phone-number';
import { selectDriver } from '../../../store/account/account-slice';
import { saveProfile } from '../../../store/account/profile-thunks';
import { bookingChanged, selectBooking } from '../../../store/booking/expedited-booking-slice';
import { savedContactDraft } from '../../../store/booking/saved-booking';
import type { ContactInfo } from '../../../store/booking/saved-booking';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useForm } from '../../../ui/form/useForm';
import { bookingContactSchema } from '../../../validation/booking-schema';
import { fillFromDriver } from '../../../validation/fill-from-driver';
import { toPhoneDigits } from '../../../validation/phone';
import { formatPhoneInput } from '../../../validation/phone-input';
import { CONTACT_LABELS } from './messages';

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

const DRIVER_FIELDS = [
  ['firstName', 'FIRSTNAME'],
  ['lastName', 'LASTNAME'],
  ['email', 'EMAIL'],
  ['phone', 'PHONE'],
] as const;

/**
 * The form of the contact step: filled in from the draft and the driver's account, and saved as a draft while the
 * visitor types.
 */
export const useContactForm = (onFinished: () => void) => {
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
    onChange: (values) => {
      const { savesToAccount: _, ...typed } = values;
      dispatch(bookingChanged({ contactDraft: typed }));
      savedContactDraft.save(typed);
    },
  });

  useEffect(() => {
    // The driver became known while the visitor typed. An untouched form gets new initial values instead.
    if (driver && form.isDirty) form.setValues(fillFromDriver(form.values, driver, DRIVER_FIELDS));
    // Doesn't depend on the values, so that a field that the visitor empties stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);

  const { firstName, lastName, phone } = form.values;
  const hasEditedDriverDetails =
    driver !== undefined &&
    (firstName !== (driver.FIRSTNAME ?? '') ||
      lastName !== (driver.LASTNAME ?? '') ||
      phone !== formatPhoneInput(formatPhoneNumber(driver.PHONE ?? '')));

  return { form, isDropOffOnly, hasEditedDriverDetails };
};

import { useEffect, useMemo } from 'react';
import type { Billing } from '../../services/orders';
import { selectDriver } from '../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { changeBilling } from '../../store/checkout/checkout-thunks';
import { useForm } from '../../ui/form/useForm';
import type { Refusal } from '../../ui/form/useForm';
import { billingSchema } from '../../validation/billing-schema';
import { fillFromDriver } from '../../validation/fill-from-driver';
import { toPhoneDigits } from '../../validation/phone';
import { formatPhoneInput } from '../../validation/phone-input';
import { toUsStateCode } from '../../validation/us-state';
import { BILLING_LABELS } from './messages';

const DRIVER_FIELDS = [
  ['firstName', 'FIRSTNAME'],
  ['lastName', 'LASTNAME'],
  ['email', 'EMAIL'],
  ['mobile', 'PHONE'],
  ['street1', 'ADDRESS'],
  ['city', 'CITY'],
  ['state', 'STATE'],
  ['zip', 'ZIP'],
] as const;

const normalizeBilling = (values: Billing): Billing => ({
  ...values,
  mobile: toPhoneDigits(values.mobile) ?? values.mobile,
  state: toUsStateCode(values.state) ?? values.state,
});

/**
 * Returns the form for the billing address, which starts with what is known of the driver. What the visitor enters is
 * kept in the Redux store.
 * @param pay pays with the card and places the order
 */
export const useBillingForm = (pay: () => Promise<Refusal | undefined>) => {
  const dispatch = useAppDispatch();
  const { billing } = useAppSelector(selectCheckout);
  const driver = useAppSelector(selectDriver);
  const initialValues = useMemo(() => {
    const known = fillFromDriver(billing, driver, DRIVER_FIELDS);
    return { ...known, mobile: formatPhoneInput(known.mobile) };
    // Doesn't depend on `billing`, because that is what the visitor types here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);

  const form = useForm<Billing>({
    initialValues,
    labels: { ...BILLING_LABELS, country: '' },
    schema: billingSchema,
    onSubmit: (values) => {
      dispatch(changeBilling(normalizeBilling(values)));
      return pay();
    },
  });
  useEffect(() => {
    // The driver became known while the visitor typed. An untouched form gets new initial values instead.
    if (driver && form.isDirty) form.setValues(fillFromDriver(form.values, driver, DRIVER_FIELDS));
    // Doesn't depend on the values, so that a field that the visitor empties stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);
  const text = JSON.stringify(form.values);
  useEffect(() => {
    if (form.isDirty) dispatch(changeBilling(form.values));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  return form;
};

/** The form of `useBillingForm`. */
export type BillingForm = ReturnType<typeof useBillingForm>;

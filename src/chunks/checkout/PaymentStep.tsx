import { useEffect, useMemo, useRef, useState } from 'react';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import type { Billing, CardToken } from '../../services/orders';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { selectDriver } from '../../store/account/account-slice';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { changeBilling } from '../../store/checkout/checkout-thunks';
import { placeOrder } from '../../store/checkout/place-order';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { FormStep } from '../../ui/form/FormStep';
import { useForm } from '../../ui/form/useForm';
import type { Refusal } from '../../ui/form/useForm';
import type { StepControl } from '../../ui/form/StepFrame';
import { CARD_BRANDS } from '../../ui/payment/payment-provider';
import { createHostedProvider } from '../../ui/payment/hosted-provider';
import { billingSchema } from '../../validation/billing-schema';
import { fillFromDriver } from '../../validation/fill-from-driver';
import { toPhoneDigits } from '../../validation/phone';
import { formatPhoneInput } from '../../validation/phone-input';
import { toUsStateCode } from '../../validation/us-state';
import { BillingFields } from './BillingFields';
import { CardFrame } from './CardFrame';
import type { CardControl } from './CardFrame';
import { Challenge } from './Challenge';
import {
  BILLING_LABELS,
  CARD_PROBLEMS,
  formatStepNumber,
  PAYMENT_LABELS,
  STEP_TITLES,
} from './messages';
import { OrderProblemNotice, OrderVehicle } from './OrderNotices';

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
 * @param pay pays with the card and places the order for the address, which is valid and normalized
 */
const useBillingForm = (pay: (billing: Billing) => Promise<Refusal | undefined>) => {
  const dispatch = useAppDispatch();
  const { billing } = useAppSelector(selectCheckout);
  const driver = useAppSelector(selectDriver);
  const initialValues = useMemo(() => {
    const known = fillFromDriver(billing, driver, DRIVER_FIELDS);
    return {
      ...known,
      mobile: formatPhoneInput(known.mobile),
      state: toUsStateCode(known.state) ?? '',
    };
    // Doesn't depend on `billing`, because that is what the visitor types here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);

  const form = useForm<Billing>({
    initialValues,
    labels: { ...BILLING_LABELS, country: '' },
    schema: billingSchema,
    onSubmit: (values) => pay(normalizeBilling(values)),
    onChange: (values) => dispatch(changeBilling(normalizeBilling(values))),
  });
  useEffect(() => {
    // The driver became known while the visitor typed. An untouched form gets new initial values instead.
    if (driver && form.isDirty) form.setValues(fillFromDriver(form.values, driver, DRIVER_FIELDS));
    // Doesn't depend on the values, so that a field that the visitor empties stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);
  return form;
};

function AcceptedCards() {
  return (
    <ul className="bsro-checkout__cards" aria-label={PAYMENT_LABELS.accepted}>
      {[...CARD_BRANDS.values()].map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}

interface PaymentStepProps extends StepControl {
  paymentOrigin: string;
}

/** Asks for the billing address and the card; the step's button places the order (CHKO-2, CHKO-3, STATE-5). */
export function PaymentStep({ paymentOrigin, ...frame }: PaymentStepProps) {
  const dispatch = useAppDispatch();
  const total = useAppSelector((state) => selectCart(state)?.totals.total.formattedValue);
  const { problem, progress, challengeUrl, slot } = useAppSelector(selectCheckout);
  const card = useRef<CardControl>(null);
  const step = useRef<HTMLDivElement>(null);
  // The token stays in memory, because the order is sent again with it after a challenge.
  const token = useRef<CardToken>(undefined);
  const [cardProblem, setCardProblem] = useState('');
  const provider = useMemo(() => createHostedProvider(paymentOrigin), [paymentOrigin]);

  const form = useBillingForm(async (billing) => {
    setCardProblem('');
    const result = await card.current?.requestToken();
    if (!result) return undefined;
    if (!result.ok) {
      setCardProblem(CARD_PROBLEMS[result.reason]);
      return undefined;
    }
    token.current = result.card;
    // What has been changed while the card was checked isn't valid yet.
    dispatch(changeBilling(billing));
    await dispatch(placeOrder(result.card));
    return undefined;
  });

  const submitForm = (): void => step.current?.querySelector('form')?.requestSubmit();

  return (
    <div ref={step}>
      <FormStep
        {...frame}
        // After a challenge, the order is sent again without submitting the form, which then isn't busy itself.
        form={
          progress === 'sending'
            ? { ...form, submitButton: { ...form.submitButton, isBusy: true } }
            : form
        }
        title={STEP_TITLES.payment}
        number={formatStepNumber(CHECKOUT_STEPS.payment)}
        summary={null}
        submitLabel={PAYMENT_LABELS.placeOrder({ total: total ?? '' })}
        busyLabel={PAYMENT_LABELS.busy}
      >
        {frame.state === 'open' && <OrderProblemNotice />}
        <h3 className="bsro-subtitle">{PAYMENT_LABELS.address}</h3>
        <BillingFields field={form.field} />
        <h3 className="bsro-subtitle">{PAYMENT_LABELS.card}</h3>
        <p className="bsro-checkout__hint bsro-note">{PAYMENT_LABELS.secure}</p>
        <AcceptedCards />
        <CardFrame
          ref={card}
          provider={provider}
          problem={cardProblem}
          onChange={() => setCardProblem('')}
          onSubmit={submitForm}
        />
        <OrderVehicle />
        {slot && (
          <p className="bsro-checkout__hint bsro-note">
            {PAYMENT_LABELS.terms({ time: formatAppointmentTime(slot) })}
          </p>
        )}
      </FormStep>
      {challengeUrl !== null && problem === null && (
        <Challenge
          provider={provider}
          url={challengeUrl}
          getButton={() => step.current?.querySelector<HTMLElement>('[type=submit]')}
          onAnswered={() => {
            if (token.current) void dispatch(placeOrder(token.current));
          }}
        />
      )}
    </div>
  );
}

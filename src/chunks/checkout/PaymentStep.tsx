import { useEffect, useMemo, useRef, useState } from 'react';
import type { TokenizedCard } from '../../payment/payment-provider';
import { RetryOrCall } from '../../scheduling/RetryOrCall';
import type { Billing } from '../../services/orders';
import { selectDriver } from '../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/shop/checkout-slice';
import { changeBilling } from '../../store/shop/checkout-thunks';
import { Field } from '../../ui/form/Field';
import { FormattedField } from '../../ui/form/FormattedField';
import { FormStep } from '../../ui/form/FormStep';
import { useForm } from '../../ui/form/useForm';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';
import type { LazyChunk } from '../../ui/loading/useLazyChunk';
import { billingSchema } from '../../validation/billing-schema';
import { normalizeEmail } from '../../validation/email';
import { fillFromDriver } from '../../validation/fill-from-driver';
import { toPhoneDigits } from '../../validation/phone';
import { formatPhoneInput, reformatPhoneInput } from '../../validation/phone-input';
import { toUsStateCode } from '../../validation/us-state';
import type { loadOrderChunk } from './load-order';
import {
  BILLING_HINTS,
  BILLING_LABELS,
  CARD_PROBLEMS,
  CHECKOUT_LABELS,
  formatPlaceOrder,
  PAYMENT_LABELS,
  STEP_TITLES,
} from './messages';
import type { CardControl } from './order/CardFrame';
import type { StepProps } from './step-props';

const loadChallenge = () => import(/* webpackChunkName: "checkout-challenge" */ './challenge');

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
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: normalizeEmail(values.email),
  mobile: toPhoneDigits(values.mobile) ?? values.mobile,
  street1: values.street1.trim(),
  street2: values.street2.trim(),
  city: values.city.trim(),
  state: toUsStateCode(values.state) ?? values.state,
  zip: values.zip.trim(),
  country: values.country,
});

interface PaymentStepProps extends StepProps {
  /** Origin of the payment provider. */
  paymentOrigin: string;
  /** The chunk with the card fields and the thunk that places an order. */
  order: LazyChunk<Awaited<ReturnType<typeof loadOrderChunk>>>;
  /** Loads the chunk again. */
  onRetry: () => void;
}

/** Asks for the billing address and the card; the step's button places the order (CHKO-2, CHKO-3, STATE-5). */
export function PaymentStep({
  paymentOrigin,
  order: { status, module: order },
  onRetry,
  ...frame
}: PaymentStepProps) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(({ ecomm }) => ecomm.cart?.totals.total.formattedValue);
  const { billing, problem, progress, challengeUrl } = useAppSelector(selectCheckout);
  const driver = useAppSelector(selectDriver);
  const card = useRef<CardControl>(null);
  const step = useRef<HTMLDivElement>(null);
  // The token stays in memory, because the order is sent again with it after a challenge.
  const token = useRef<TokenizedCard>(undefined);
  const [cardProblem, setCardProblem] = useState('');
  const [challenge, requestChallenge] = useLazyChunk(loadChallenge, 'checkout');
  const provider = useMemo(
    () => order?.createHostedProvider(paymentOrigin),
    [order, paymentOrigin],
  );

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
    onSubmit: async (values) => {
      setCardProblem('');
      dispatch(changeBilling(normalizeBilling(values)));
      const result = await card.current?.requestToken();
      if (!order || !result) return { message: CHECKOUT_LABELS.notLoaded };
      if (!result.ok) {
        setCardProblem(CARD_PROBLEMS[result.reason]);
        return undefined;
      }
      token.current = result.card;
      await dispatch(order.placeOrder(result.card));
      return undefined;
    },
  });

  useEffect(() => {
    // The driver became known while the visitor typed. An untouched form gets new initial values instead.
    if (driver && form.isDirty) form.setValues(fillFromDriver(form.values, driver, DRIVER_FIELDS));
    // Doesn't depend on the values, so that a field that the visitor empties stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [driver]);
  // Every challenge tries again to load its chunk.
  useEffect(() => {
    if (challengeUrl !== null) requestChallenge();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [challengeUrl]);
  const hasChallengeFailed = challenge.status === 'failed';
  useEffect(() => {
    if (hasChallengeFailed && order) dispatch(order.endChallenge(true));
  }, [dispatch, hasChallengeFailed, order]);
  const text = JSON.stringify(form.values);
  useEffect(() => {
    if (form.isDirty) dispatch(changeBilling(form.values));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);

  const submitForm = (): void => step.current?.querySelector('form')?.requestSubmit();

  return (
    <div ref={step}>
      <FormStep
        {...frame}
        // After a challenge, the order is sent again without submitting the form, which then isn't busy itself.
        form={{ ...form, isBusy: form.isBusy || progress === 'sending' }}
        title={STEP_TITLES.payment}
        summary={null}
        submitLabel={formatPlaceOrder(total ?? '')}
        busyLabel={PAYMENT_LABELS.busy}
      >
        {frame.state === 'open' && order && <order.OrderProblemNotice />}
        <h3 className="bsro-checkout__subtitle">{PAYMENT_LABELS.address}</h3>
        <div className="bsro-checkout__fields">
          <div className="bsro-checkout__name">
            <Field {...form.field('firstName')} autoComplete="section-billing billing given-name" />
            <Field {...form.field('lastName')} autoComplete="section-billing billing family-name" />
          </div>
          <Field
            {...form.field('email')}
            type="email"
            inputMode="email"
            autoComplete="section-billing email"
            hint={BILLING_HINTS.email}
          />
          <FormattedField
            {...form.field('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="section-billing tel-national"
            hint={BILLING_HINTS.mobile}
            formatInput={reformatPhoneInput}
          />
          <Field {...form.field('street1')} autoComplete="section-billing billing address-line1" />
          <Field
            {...form.field('street2')}
            autoComplete="section-billing billing address-line2"
            isOptional
          />
          <Field {...form.field('city')} autoComplete="section-billing billing address-level2" />
          <div className="bsro-checkout__state">
            <Field {...form.field('state')} autoComplete="section-billing billing address-level1" />
            <Field
              {...form.field('zip')}
              inputMode="numeric"
              autoComplete="section-billing billing postal-code"
            />
          </div>
        </div>
        <h3 className="bsro-checkout__subtitle">{PAYMENT_LABELS.card}</h3>
        <p className="bsro-checkout__hint">{PAYMENT_LABELS.secure}</p>
        {order && provider ? (
          <order.CardFrame
            ref={card}
            provider={provider}
            problem={cardProblem}
            onChange={() => setCardProblem('')}
            onSubmit={submitForm}
          />
        ) : (
          <div className="bsro-checkout__card">
            {status === 'failed' && <RetryOrCall text={PAYMENT_LABELS.failed} onRetry={onRetry} />}
          </div>
        )}
      </FormStep>
      {challengeUrl !== null && problem === null && challenge.module && provider && (
        <challenge.module.Challenge
          provider={provider}
          url={challengeUrl}
          getButton={() => step.current?.querySelector<HTMLElement>('[type=submit]')}
          onAnswered={() => {
            if (token.current && order) void dispatch(order.placeOrder(token.current));
          }}
        />
      )}
    </div>
  );
}

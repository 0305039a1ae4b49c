import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Ref } from 'react';
import { scrollIntoView } from '../../browser/scroll-into-view';
import type { Billing } from '../../services/orders';
import { selectDriver } from '../../store/account/account-slice';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { changeBilling } from '../../store/checkout/checkout-thunks';
import { placeOrder } from '../../store/checkout/place-order';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { FormStep } from '../../ui/form/FormStep';
import { useForm } from '../../ui/form/useForm';
import type { Refusal } from '../../ui/form/useForm';
import type { StepControl } from '../../ui/form/useSteps';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { createHostedProvider } from '../../ui/payment/hosted-provider';
import type {
  CardFields,
  PaymentProvider,
  TokenizedCard,
  TokenResult,
} from '../../ui/payment/payment-provider';
import { billingSchema } from '../../validation/billing-schema';
import { fillFromDriver } from '../../validation/fill-from-driver';
import { toPhoneDigits } from '../../validation/phone';
import { formatPhoneInput } from '../../validation/phone-input';
import { toUsStateCode } from '../../validation/us-state';
import { BillingFields } from './BillingFields';
import { Challenge } from './Challenge';
import { BILLING_LABELS, CARD_PROBLEMS, PAYMENT_LABELS, STEP_TITLES } from './messages';
import { getDecline } from './order-messages';
import { OrderProblemNotice, OrderVehicle } from './OrderNotices';

interface CardControl {
  /** Returns a token once the fields are ready, or why there is none; 'unavailable' if they don't load. */
  readonly requestToken: () => Promise<TokenResult>;
}

const UNAVAILABLE: TokenResult = { ok: false, reason: 'unavailable' };

interface CardFrameProps {
  ref: Ref<CardControl>;
  provider: PaymentProvider;
  /** What is wrong with the card; empty if nothing is. */
  problem: string;
  /** Called when the card becomes complete or incomplete. */
  onChange: () => void;
  /** Called when Enter is pressed in a card field. */
  onSubmit: () => void;
}

/**
 * Shows the payment provider's card fields in a frame from the provider's origin (STATE-5), and what is
 * wrong with the card. The fields take the focus when an order is declined.
 */
function CardFrame({ ref, provider, problem, onChange, onSubmit }: CardFrameProps) {
  const { problem: refusal } = useAppSelector(selectCheckout);
  const declined = refusal?.kind === 'declined' ? refusal : null;
  const message = problem || (declined && getDecline(declined.reason));
  const problemId = useId();
  const group = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields>(undefined);
  /** Resolves to whether the fields are ready. */
  const loaded = useRef<Promise<boolean>>(undefined);
  const isComplete = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const indicator = useLoadingIndicator(status === 'loading');
  const handleChange = useEffectEvent(() => onChange());
  const handleSubmit = useEffectEvent(() => onSubmit());

  useEffect(() => {
    if (!container.current) return undefined;
    let settle = (_isReady: boolean): void => {};
    loaded.current = new Promise((resolve) => {
      settle = resolve;
    });
    const shown = provider.showCardFields(container.current, {
      onLoaded: (isReady) => {
        settle(isReady);
        // Fields that seemed to have failed may still load.
        loaded.current = Promise.resolve(isReady);
        setStatus(isReady ? 'ready' : 'failed');
      },
      onChange: (changed) => {
        // The fields also report focus changes.
        if (changed.isComplete === isComplete.current) return;
        isComplete.current = changed.isComplete;
        handleChange();
      },
      onSubmit: () => handleSubmit(),
    });
    fields.current = shown;
    return () => {
      fields.current = undefined;
      settle(false);
      shown.remove();
    };
  }, [provider, attempt]);

  useEffect(() => {
    // In a short window, scrolling to the fields would hide the message above them.
    if (declined) group.current?.focus({ preventScroll: true });
  }, [declined]);

  useImperativeHandle(ref, () => ({
    requestToken: async () =>
      ((await loaded.current) && (await fields.current?.requestToken())) || UNAVAILABLE,
  }));

  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={PAYMENT_LABELS.card}
      aria-describedby={problemId}
      aria-busy={status === 'loading'}
      className="bsro-checkout__card"
    >
      <p className="bsro-problem" id={problemId} role="alert">
        {message && <span ref={scrollIntoView}>{message}</span>}
      </p>
      <div ref={container} hidden={status === 'failed'} />
      <LateMessage indicator={indicator} label={PAYMENT_LABELS.loading} />
      {status === 'failed' && (
        <RetryOrCall
          text={PAYMENT_LABELS.failed}
          onRetry={() => {
            setStatus('loading');
            setAttempt(attempt + 1);
          }}
        />
      )}
    </div>
  );
}

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
const useBillingForm = (pay: () => Promise<Refusal | undefined>) => {
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

interface PaymentStepProps extends StepControl {
  paymentOrigin: string;
}

/** Asks for the billing address and the card; the step's button places the order (CHKO-2, CHKO-3, STATE-5). */
export function PaymentStep({ paymentOrigin, ...frame }: PaymentStepProps) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(({ ecomm }) => ecomm.cart?.totals.total.formattedValue);
  const { problem, progress, challengeUrl } = useAppSelector(selectCheckout);
  const card = useRef<CardControl>(null);
  const step = useRef<HTMLDivElement>(null);
  // The token stays in memory, because the order is sent again with it after a challenge.
  const token = useRef<TokenizedCard>(undefined);
  const [cardProblem, setCardProblem] = useState('');
  const provider = useMemo(() => createHostedProvider(paymentOrigin), [paymentOrigin]);

  const form = useBillingForm(async () => {
    setCardProblem('');
    const result = await card.current?.requestToken();
    if (!result) return undefined;
    if (!result.ok) {
      setCardProblem(CARD_PROBLEMS[result.reason]);
      return undefined;
    }
    token.current = result.card;
    await dispatch(placeOrder(result.card));
    return undefined;
  });

  const submitForm = (): void => step.current?.querySelector('form')?.requestSubmit();

  return (
    <div ref={step}>
      <FormStep
        {...frame}
        // After a challenge, the order is sent again without submitting the form, which then isn't busy itself.
        form={{ ...form, isBusy: form.isBusy || progress === 'sending' }}
        title={STEP_TITLES.payment}
        summary={null}
        submitLabel={PAYMENT_LABELS.placeOrder({ total: total ?? '' })}
        busyLabel={PAYMENT_LABELS.busy}
      >
        {frame.state === 'open' && <OrderProblemNotice />}
        <h3 className="bsro-checkout__subtitle">{PAYMENT_LABELS.address}</h3>
        <BillingFields field={form.field} />
        <h3 className="bsro-checkout__subtitle">{PAYMENT_LABELS.card}</h3>
        <p className="bsro-checkout__hint">{PAYMENT_LABELS.secure}</p>
        <CardFrame
          ref={card}
          provider={provider}
          problem={cardProblem}
          onChange={() => setCardProblem('')}
          onSubmit={submitForm}
        />
        <OrderVehicle />
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

import { useMemo, useRef, useState } from 'react';
import type { TokenizedCard } from '../../ui/payment/payment-provider';
import { createHostedProvider } from '../../ui/payment/hosted-provider';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { placeOrder } from '../../store/checkout/place-order';
import { FormStep } from '../../ui/form/FormStep';
import { BillingFields } from './BillingFields';
import { CardFrame } from './CardFrame';
import type { CardControl } from './CardFrame';
import { Challenge } from './Challenge';
import { CARD_PROBLEMS, formatPlaceOrder, PAYMENT_LABELS, STEP_TITLES } from './messages';
import { OrderProblemNotice } from './OrderProblemNotice';
import { OrderVehicle } from './OrderVehicle';
import type { StepProps } from './step-props';
import { useBillingForm } from './useBillingForm';

interface PaymentStepProps extends StepProps {
  /** Origin of the payment provider. */
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
        submitLabel={formatPlaceOrder(total ?? '')}
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

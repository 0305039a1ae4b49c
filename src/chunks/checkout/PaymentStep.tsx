import { useEffect, useMemo, useRef, useState } from 'react';
import type { TokenizedCard } from '../../ui/payment/payment-provider';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { FormStep } from '../../ui/form/FormStep';
import { useLazy } from '../../ui/loading/useLazy';
import type { LazyModule } from '../../ui/loading/useLazy';
import { BillingFields } from './BillingFields';
import type { loadOrderChunk } from './load-order';
import {
  CARD_PROBLEMS,
  CHECKOUT_LABELS,
  formatPlaceOrder,
  PAYMENT_LABELS,
  STEP_TITLES,
} from './messages';
import type { CardControl } from './order/CardFrame';
import type { StepProps } from './step-props';
import { useBillingForm } from './useBillingForm';

const loadChallenge = () => import(/* webpackChunkName: "checkout-challenge" */ './challenge');

interface PaymentStepProps extends StepProps {
  /** Origin of the payment provider. */
  paymentOrigin: string;
  /** The chunk with the card fields and the thunk that places an order. */
  order: LazyModule<Awaited<ReturnType<typeof loadOrderChunk>>>;
}

/** Asks for the billing address and the card; the step's button places the order (CHKO-2, CHKO-3, STATE-5). */
export function PaymentStep({
  paymentOrigin,
  order: { status, error, module: order, request },
  ...frame
}: PaymentStepProps) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(({ ecomm }) => ecomm.cart?.totals.total.formattedValue);
  const { problem, progress, challengeUrl } = useAppSelector(selectCheckout);
  const card = useRef<CardControl>(null);
  const step = useRef<HTMLDivElement>(null);
  // The token stays in memory, because the order is sent again with it after a challenge.
  const token = useRef<TokenizedCard>(undefined);
  const [cardProblem, setCardProblem] = useState('');
  const challenge = useLazy(loadChallenge, 'checkout');
  const provider = useMemo(
    () => order?.createHostedProvider(paymentOrigin),
    [order, paymentOrigin],
  );

  const form = useBillingForm(async () => {
    setCardProblem('');
    const result = await card.current?.requestToken();
    if (!order || !result) return { message: CHECKOUT_LABELS.notLoaded };
    if (!result.ok) {
      setCardProblem(CARD_PROBLEMS[result.reason]);
      return undefined;
    }
    token.current = result.card;
    await dispatch(order.placeOrder(result.card));
    return undefined;
  });

  const { request: requestChallenge } = challenge;
  // Every challenge tries again to load its chunk.
  useEffect(() => {
    if (challengeUrl !== null) requestChallenge();
  }, [challengeUrl, requestChallenge]);
  const hasChallengeFailed = challenge.status === 'failed';
  useEffect(() => {
    if (hasChallengeFailed && order) dispatch(order.endChallenge(true));
  }, [dispatch, hasChallengeFailed, order]);
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
        <BillingFields field={form.field} />
        <h3 className="bsro-checkout__subtitle">{PAYMENT_LABELS.card}</h3>
        <p className="bsro-checkout__hint">{PAYMENT_LABELS.secure}</p>
        {order && provider ? (
          <>
            <order.CardFrame
              ref={card}
              provider={provider}
              problem={cardProblem}
              onChange={() => setCardProblem('')}
              onSubmit={submitForm}
            />
            <order.OrderVehicle />
          </>
        ) : (
          <div className="bsro-checkout__card">
            {error !== undefined && (
              <RetryOrCall
                text={PAYMENT_LABELS.failed}
                isBusy={status === 'loading'}
                onRetry={request}
              />
            )}
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

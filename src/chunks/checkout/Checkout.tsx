import { useEffect, useRef } from 'react';
import { RENEW_WITHIN_SECONDS, getSecondsLeft } from '../../domain/time/countdown';
import { StoreToCallContext } from '../../ui/failure/CallStoreLink';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { getNow } from '../../browser/clock';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/my-store/useStoreDetails';
import { showStep } from '../../store/checkout/checkout-navigation';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { refreshCart } from '../../store/cart/cart-thunks';
import { holdVisit } from '../../store/checkout/visit-time';
import { useLazy } from '../../ui/loading/useLazy';
import { AppointmentStep } from './AppointmentStep';
import { CartStep } from './CartStep';
import { loadOrderChunk } from './load-order';
import { CHECKING_LABEL, CHECKOUT_LABELS } from './messages';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import type { StepProps } from './step-props';

const loadNotices = () => import(/* webpackChunkName: "checkout-notices" */ './notices');

/** The steps of the checkout, with the order's summary beside them (CHKO-1, CHKO-2). */
export function Checkout({ paymentOrigin }: { paymentOrigin: string }) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const { step, slot, hold, progress } = useAppSelector(selectCheckout);
  const [details] = useStoreDetails(cart?.storeNumber ?? '');
  const store = details.status === 'ready' ? details.store : null;
  const isRenewing = useRef(false);
  const isChecking = progress === 'checking' || progress === 'uncertain';
  const orderChunk = useLazy(loadOrderChunk, 'checkout');
  const notices = useLazy(loadNotices, 'checkout');
  const { request: requestNotices } = notices;
  useEffect(() => requestNotices(), [requestNotices]);

  // An earlier request without a response is checked before anything else.
  const hasUnknownOrder = progress === 'uncertain';
  // The card fields load while the visitor selects a time.
  const needsOrderChunk = hasUnknownOrder || step >= CHECKOUT_STEPS.appointment;
  const { request: requestOrderChunk } = orderChunk;
  useEffect(() => {
    if (needsOrderChunk) requestOrderChunk();
  }, [needsOrderChunk, requestOrderChunk]);
  const wasChecked = useRef(false);
  useEffect(() => {
    if (progress === 'checking') wasChecked.current = true;
    if (!hasUnknownOrder || !orderChunk.module || wasChecked.current) return;
    wasChecked.current = true;
    void dispatch(orderChunk.module.checkOrder());
  });

  // Refreshes the cart at the beginning of each step.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    void dispatch(refreshCart());
  }, [dispatch, step]);

  const renewHold = (): void => {
    if (!hold || isRenewing.current || progress !== 'idle') return;
    if (getSecondsLeft(hold.expires, getNow()) > RENEW_WITHIN_SECONDS) return;
    isRenewing.current = true;
    void dispatch(holdVisit()).finally(() => {
      isRenewing.current = false;
    });
  };
  const getStepProps = (number: number, isComplete: boolean): StepProps => ({
    state: step === number ? 'open' : isComplete ? 'finished' : 'upcoming',
    // While an order is being placed, nothing can be changed.
    onEdit: () => {
      if (progress === 'idle') dispatch(showStep(number));
    },
  });

  return (
    <StoreToCallContext value={store}>
      {isChecking &&
        (orderChunk.module ? (
          <orderChunk.module.OrderCheck />
        ) : orderChunk.error !== undefined ? (
          <RetryOrCall
            text={CHECKOUT_LABELS.notLoaded}
            isBusy={orderChunk.status === 'loading'}
            onRetry={requestOrderChunk}
          />
        ) : (
          <p role="status">{CHECKING_LABEL}</p>
        ))}
      {cart && !isChecking && notices.module && <notices.module.CheckoutNotices cart={cart} />}
      {/* Another cart starts with new forms. */}
      <div key={cart?.guid} className="bsro-checkout" hidden={isChecking} onInput={renewHold}>
        <div className="bsro-checkout__steps">
          <CartStep
            {...getStepProps(CHECKOUT_STEPS.cart, step > CHECKOUT_STEPS.cart)}
            store={store}
          />
          <AppointmentStep
            {...getStepProps(CHECKOUT_STEPS.appointment, slot !== null)}
            timeZone={store?.timeZone}
          />
          <PaymentStep
            {...getStepProps(CHECKOUT_STEPS.payment, false)}
            paymentOrigin={paymentOrigin}
            order={orderChunk}
          />
        </div>
        <OrderSummary store={store} />
      </div>
    </StoreToCallContext>
  );
}

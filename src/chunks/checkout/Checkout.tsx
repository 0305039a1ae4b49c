import { useEffect, useRef } from 'react';
import { RENEW_WITHIN_SECONDS, getSecondsLeft } from '../../domain/time/countdown';
import { StoreToCallContext } from '../../ui/failure/CallStoreLink';
import { getNow } from '../../browser/clock';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/my-store/useStoreDetails';
import { checkOrder } from '../../store/checkout/check-order';
import { showStep } from '../../store/checkout/checkout-navigation';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { refreshCart } from '../../store/cart/cart-thunks';
import { holdVisit } from '../../store/checkout/visit-time';
import { AppointmentStep } from './AppointmentStep';
import { CartStep } from './CartStep';
import { CheckoutNotices } from './CheckoutNotices';
import { OrderCheck } from './OrderCheck';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import type { StepProps } from './step-props';

/** The steps of the checkout, with the order's summary beside them (CHKO-1, CHKO-2). */
export function Checkout({ paymentOrigin }: { paymentOrigin: string }) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const { step, slot, hold, progress } = useAppSelector(selectCheckout);
  const [details] = useStoreDetails(cart?.storeNumber ?? '');
  const store = details.status === 'ready' ? details.store : null;
  const isRenewing = useRef(false);
  const isChecking = progress === 'checking' || progress === 'uncertain';

  // An earlier request without a response is checked before anything else.
  const wasChecked = useRef(false);
  useEffect(() => {
    if (progress === 'checking') wasChecked.current = true;
    if (progress !== 'uncertain' || wasChecked.current) return;
    wasChecked.current = true;
    void dispatch(checkOrder());
  }, [dispatch, progress]);

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
      {isChecking && <OrderCheck />}
      {cart && !isChecking && <CheckoutNotices cart={cart} />}
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
          />
        </div>
        <OrderSummary store={store} />
      </div>
    </StoreToCallContext>
  );
}

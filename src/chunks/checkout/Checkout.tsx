import { useEffect, useRef } from 'react';
import { RENEW_WITHIN, getSecondsLeft } from '../../booking/hold-time';
import { CalledStoreContext } from '../../scheduling/CallStore';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/my-store/useStoreDetails';
import { showStep } from '../../store/shop/checkout-navigation';
import { selectCheckout } from '../../store/shop/checkout-slice';
import { refreshCart } from '../../store/shop/checkout-thunks';
import { holdVisit } from '../../store/shop/visit-time';
import type { StepState } from '../../ui/form/useSteps';
import { AppointmentStep } from './AppointmentStep';
import { CartStep } from './CartStep';
import { OrderCheck } from './OrderCheck';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';

/** The steps of the checkout, with the order's summary beside them (CHKO-1, CHKO-2). */
export function Checkout({ paymentOrigin }: { paymentOrigin: string }) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const { step, slot, hold, progress } = useAppSelector(selectCheckout);
  const [details] = useStoreDetails(cart?.storeNumber ?? '');
  const store = details.status === 'ready' ? details.store : null;
  const isRenewing = useRef(false);
  const isChecking = progress === 'checking' || progress === 'uncertain';

  // Each step begins with the cart as it is now.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    void dispatch(refreshCart());
  }, [dispatch, step]);

  const renewHold = (): void => {
    if (!hold || isRenewing.current || progress !== 'idle') return;
    if (getSecondsLeft(hold.expires, Date.now()) > RENEW_WITHIN) return;
    isRenewing.current = true;
    void dispatch(holdVisit()).finally(() => {
      isRenewing.current = false;
    });
  };
  const getStep = (
    number: number,
    isComplete: boolean,
  ): { state: StepState; onEdit: () => void } => ({
    state: step === number ? 'open' : isComplete ? 'finished' : 'upcoming',
    onEdit: () => dispatch(showStep(number)),
  });

  return (
    <CalledStoreContext value={store}>
      {isChecking && <OrderCheck />}
      <div className="bsro-checkout" hidden={isChecking} onInput={renewHold}>
        <div className="bsro-checkout__steps">
          <CartStep {...getStep(CHECKOUT_STEPS.cart, step > CHECKOUT_STEPS.cart)} />
          <AppointmentStep
            {...getStep(CHECKOUT_STEPS.appointment, slot !== null)}
            timeZone={store?.timeZone}
          />
          <PaymentStep {...getStep(CHECKOUT_STEPS.payment, false)} paymentOrigin={paymentOrigin} />
        </div>
        <OrderSummary store={store} />
      </div>
    </CalledStoreContext>
  );
}

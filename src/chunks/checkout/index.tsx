import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { trackCart } from '../../analytics/ecommerce';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { onUrlChange } from '../../browser/url-state';
import type { CheckoutAppAttributes } from '../../mounts/placeholders/checkout-app';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { useSessionChange } from '../../store/account/useSessionChange';
import { refreshCart, syncCart } from '../../store/cart/cart-thunks';
import { selectCheckout, selectOrder } from '../../store/checkout/checkout-slice';
import {
  holdVisit,
  openCheckout,
  readStepUrl,
  showStep,
} from '../../store/checkout/checkout-thunks';
import { checkOrder } from '../../store/checkout/place-order';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/useStoreDetails';
import { CartChanges } from '../../ui/cart/CartChanges';
import { CartExpiry } from '../../ui/cart/CartExpiry';
import { SlotContext } from '../../ui/cms/Slot';
import { StoreToCallContext } from '../../ui/failure/CallStoreLink';
import type { StepControl } from '../../ui/form/StepFrame';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { useHoldRenewal } from '../../ui/time/useHoldRenewal';
import { AppointmentStep } from './AppointmentStep';
import { CartStep } from './CartStep';
import { CheckoutEnd } from './CheckoutEnd';
import { CHECKOUT_LABELS } from './messages';
import { OrderCheck } from './OrderNotices';
import { OrderSummary, TotalBar } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import '../../ui/product/stock-mark.css';
import './checkout.css';

/** The steps of the checkout, with the order's summary beside them (CHKO-1, CHKO-2). */
function Checkout({ paymentOrigin }: { paymentOrigin: string }) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const { step, slot, hold, progress } = useAppSelector(selectCheckout);
  const [details] = useStoreDetails(cart?.storeNumber ?? '');
  const store = details.status === 'ready' ? details.store : null;
  const renewHold = useHoldRenewal(progress === 'idle' ? hold : null, () => dispatch(holdVisit()));
  const summaryId = useId();
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

  const getStepProps = (number: number, isComplete: boolean): StepControl => ({
    state: step === number ? 'open' : isComplete ? 'finished' : 'upcoming',
    // While an order is being placed, nothing can be changed.
    onEdit: () => {
      if (progress === 'idle') dispatch(showStep(number));
    },
  });

  return (
    <StoreToCallContext value={store}>
      {isChecking && <OrderCheck />}
      {cart && !isChecking && (
        <>
          <CartChanges cart={cart} />
          <CartExpiry expires={cart.expires} />
        </>
      )}
      {/* Another cart starts with new forms. */}
      <div key={cart?.guid} className="bsro-checkout" hidden={isChecking} onInput={renewHold}>
        <div className="bsro-columns">
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
          <OrderSummary id={summaryId} store={store} />
        </div>
        <TotalBar summaryId={summaryId} />
      </div>
    </StoreToCallContext>
  );
}

/** The checkout of the cart: appointment, billing address, and card (CHKO-1..3). */
export default function CheckoutApp({
  attributes: { paymentOrigin },
  cms,
}: RootProps<CheckoutAppAttributes>) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const order = useAppSelector(selectOrder);
  const { progress, step } = useAppSelector(selectCheckout);
  const [isOpened, setIsOpened] = useState(false);
  const indicator = useLoadingIndicator(!isOpened);

  const hasBegun = isOpened && cart !== null;
  const trackBegin = useEffectEvent(() => {
    if (cart) trackCart('begin_checkout', cart);
  });
  useEffect(() => {
    if (hasBegun) trackBegin();
  }, [hasBegun]);

  useEffect(() => {
    void dispatch(openCheckout()).finally(() => setIsOpened(true));
    const cleanups = [
      onUrlChange(() => dispatch(readStepUrl())),
      onChangedElsewhere({ key: 'cart' }, () => void dispatch(refreshCart())),
    ];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, [dispatch]);

  useSessionChange(() => void dispatch(syncCart()));

  // A cart that arrives later, such as after another sign-in, or that has moved to another store, may begin at another
  // step than the URL's.
  const guid = isOpened ? cart?.guid : undefined;
  useEffect(() => {
    if (guid !== undefined) dispatch(readStepUrl());
  }, [dispatch, guid, step]);

  if (order) return <CheckoutEnd />;
  // The first step to show is known once the checkout has opened.
  if ((isOpened && cart) || progress !== 'idle')
    return (
      <SlotContext value={cms}>
        <Checkout paymentOrigin={paymentOrigin} />
      </SlotContext>
    );
  if (!isOpened) {
    return (
      <div className="bsro-checkout">
        <div className="bsro-checkout__loading">
          <Skeleton indicator={indicator} label={CHECKOUT_LABELS.loading}>
            <span className="bsro-skeleton__line bsro-skeleton__line--half" />
            <span className="bsro-skeleton__line bsro-checkout__shape" />
            <span className="bsro-skeleton__line bsro-checkout__shape" />
          </Skeleton>
        </div>
      </div>
    );
  }
  return <CheckoutEnd />;
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { scrollShortPage } from '../../browser/scroll-into-view';
import { CART_LABELS } from '../../ui/cart/cart-messages';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { getOrderUrl } from '../../site/order-url';
import { PAGES, SIGN_IN_LINK } from '../../site/pages';
import { VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { VISIT_LABELS } from '../../ui/visit/messages';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCheckout, selectOrder } from '../../store/checkout/checkout-slice';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { syncCart } from '../../store/cart/cart-thunks';
import { LAST_ORDER_KEY, savedLastOrder, savedBuyer } from '../../store/checkout/checkout-storage';
import { CHECKOUT_LOSSES, END_LABELS } from './messages';

const watchLastOrder = (onChange: () => void) =>
  onChangedElsewhere({ key: LAST_ORDER_KEY }, onChange);

/** Says that the order has been placed. @param orderNumber the number of this browser's order */
function Ordered({ orderNumber, role }: { orderNumber: string; role: 'alert' | 'status' }) {
  const { appointmentConfirmation } = useAppSelector(selectCheckout);
  const [buyer] = useState(savedBuyer.read);
  // Only the tab that placed the order has its key.
  const orderKey = buyer?.orderNumber === orderNumber ? buyer.orderKey : undefined;
  return (
    <div className="bsro-checkout__empty" ref={scrollShortPage}>
      <h2>{END_LABELS.ordered}</h2>
      <p role={role}>{CART_LABELS.ordered({ orderNumber })}</p>
      {appointmentConfirmation && (
        <>
          <p>
            {END_LABELS.appointment}:{' '}
            <strong>{formatAppointmentTime(appointmentConfirmation)}</strong>
          </p>
          <p>
            {VISIT_LABELS.number}: <strong>{appointmentConfirmation.confirmationNumber}</strong>
          </p>
        </>
      )}
      <p className="bsro-checkout__actions bsro-actions">
        {orderKey && (
          <a className="bsro-button bsro-button--primary" href={getOrderUrl(orderNumber, orderKey)}>
            {END_LABELS.order}
          </a>
        )}
        <a className="bsro-button" href={VEHICLE_TIRES_PAGE}>
          {END_LABELS.findTires}
        </a>
      </p>
    </div>
  );
}

/** What the checkout shows instead of its steps: the placed order, why there is no cart, or that it didn't load. */
export function CheckoutEnd() {
  const dispatch = useAppDispatch();
  const order = useAppSelector(selectOrder);
  const { step } = useAppSelector(selectCheckout);
  const { status, loss: reason, lostGuid } = useAppSelector(selectCartActivity);
  // A visitor who has removed the cart knows why it is gone.
  const loss = reason === 'removed' ? null : reason;
  const loginState = useAppSelector(selectLoginState);
  // Read again whenever the session changes, because a sign-out removes the order.
  const lastOrderNumber = useSyncExternalStore(watchLastOrder, () => {
    const lastOrder = savedLastOrder.read();
    return !loss || lostGuid === lastOrder?.guid ? lastOrder?.orderNumber : undefined;
  });
  const isForeign = loss === 'signed-out';
  useEffect(() => {
    // In a session, the cart belongs to another driver. Without one, there is nothing to find until a sign-in.
    if (isForeign) void dispatch(syncCart());
  }, [dispatch, isForeign]);
  if (order) return <Ordered orderNumber={order.orderNumber} role="status" />;
  // The calls failed, so there may be a cart.
  if (step === CHECKOUT_STEPS.initial || (status !== 'ready' && !loss)) {
    return (
      <div className="bsro-checkout__empty" ref={scrollShortPage}>
        <RetryOrCall text={END_LABELS.failed} onRetry={() => history.go(0)} />
      </div>
    );
  }
  if (lastOrderNumber !== undefined) {
    return <Ordered orderNumber={lastOrderNumber} role={loss ? 'alert' : 'status'} />;
  }
  // In a session, the driver's cart replaces this message, or the driver has no cart.
  const isSignedOut = isForeign && loginState === 'false';
  return (
    <div className="bsro-checkout__empty" ref={scrollShortPage}>
      <h2>{isSignedOut ? END_LABELS.signedOut : END_LABELS.title}</h2>
      <p role={loss ? 'alert' : undefined}>
        {!loss || (isForeign && !isSignedOut)
          ? END_LABELS.text
          : (CHECKOUT_LOSSES[loss] ?? END_LABELS.expired)}
      </p>
      <p className="bsro-checkout__actions bsro-actions">
        {isSignedOut && (
          <a className="bsro-button bsro-button--primary" {...SIGN_IN_LINK}>
            {END_LABELS.signIn}
          </a>
        )}
        <a
          className={isSignedOut ? 'bsro-button' : 'bsro-button bsro-button--primary'}
          href={VEHICLE_TIRES_PAGE}
        >
          {END_LABELS.findTires}
        </a>
        {!isSignedOut && (
          <a className="bsro-button" href={PAGES.cart}>
            {END_LABELS.cart}
          </a>
        )}
      </p>
    </div>
  );
}

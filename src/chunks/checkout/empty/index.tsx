import { useEffect, useState } from 'react';
import { onChangedElsewhere } from '../../../browser/other-tabs';
import { scrollShortPage } from '../../../browser/scroll-into-view';
import { formatOrdered } from '../../../ordering/cart-messages';
import { PAGES } from '../../../site/pages';
import { VEHICLE_TIRES_PAGE } from '../../../site/vehicle-tires-url';
import { RetryOrCall } from '../../../scheduling/RetryOrCall';
import { useAppSelector } from '../../../store/hooks';
import { selectCheckout } from '../../../store/shop/checkout-slice';
import { LAST_ORDER_KEY, readLastOrder } from '../../../store/shop/last-order';
import { CHECKOUT_LOSSES, EMPTY_LABELS } from './messages';

/**
 * Says why there is nothing to check out, and what to do next.
 * @param hasFailed whether the cart didn't load although it may exist
 */
export function EmptyCheckout({ hasFailed }: { hasFailed: boolean }) {
  const order = useAppSelector(({ ecomm }) => ecomm.order);
  const { problem, step } = useAppSelector(selectCheckout);
  const [lastOrder, setLastOrder] = useState(readLastOrder);
  useEffect(
    () => onChangedElsewhere({ key: LAST_ORDER_KEY }, () => setLastOrder(readLastOrder())),
    [],
  );
  const loss = (problem?.kind === 'cartExpired' && problem.loss) || 'expired';
  const isLastOrderRelevant =
    !problem || (problem.kind === 'cartExpired' && problem.guid === lastOrder?.guid);
  if (order) {
    return (
      <p role="status" className="bsro-checkout__empty" ref={scrollShortPage}>
        {formatOrdered(order.orderNumber)}
      </p>
    );
  }
  // The calls failed, so there may be a cart.
  if (step === 0 || (hasFailed && !problem)) {
    return (
      <div className="bsro-checkout__empty" ref={scrollShortPage}>
        <RetryOrCall text={EMPTY_LABELS.failed} onRetry={() => history.go(0)} />
      </div>
    );
  }
  return (
    <div className="bsro-checkout__empty" ref={scrollShortPage}>
      <h2>{EMPTY_LABELS.title}</h2>
      <p role={problem ? 'alert' : undefined}>
        {lastOrder && isLastOrderRelevant
          ? formatOrdered(lastOrder.orderNumber)
          : problem
            ? (CHECKOUT_LOSSES[loss] ?? EMPTY_LABELS.expired)
            : EMPTY_LABELS.text}
      </p>
      <p className="bsro-checkout__actions">
        <a className="bsro-button bsro-button--primary" href={VEHICLE_TIRES_PAGE}>
          {EMPTY_LABELS.findTires}
        </a>
        <a className="bsro-button" href={PAGES.cart}>
          {EMPTY_LABELS.cart}
        </a>
      </p>
    </div>
  );
}

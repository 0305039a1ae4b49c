import { useEffect, useState } from 'react';
import { onChangedElsewhere } from '../../../browser/other-tabs';
import { PAGES } from '../../../site/addresses';
import { VEHICLE_TIRES_PAGE } from '../../../site/tire-addresses';
import { useAppSelector } from '../../../store/hooks';
import { selectCheckout } from '../../../store/shop/checkout-slice';
import { LAST_ORDER_KEY, readLastOrder } from '../../../store/shop/saved-checkout';
import { formatOrdered } from '../messages';
import { EMPTY_LABELS } from './messages';

/** The checkout without a cart: why, and what to do next. */
export function EmptyCheckout() {
  const { problem } = useAppSelector(selectCheckout);
  const [lastOrder, setLastOrder] = useState(readLastOrder);
  useEffect(
    () => onChangedElsewhere({ key: LAST_ORDER_KEY }, () => setLastOrder(readLastOrder())),
    [],
  );
  const isOrdered =
    !problem || (problem.kind === 'cartExpired' && problem.guid === lastOrder?.guid);
  return (
    <div className="bsro-checkout__empty">
      <h2>{EMPTY_LABELS.title}</h2>
      <p role={problem ? 'alert' : undefined}>
        {lastOrder && isOrdered
          ? formatOrdered(lastOrder.orderNumber)
          : problem
            ? EMPTY_LABELS.expired
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

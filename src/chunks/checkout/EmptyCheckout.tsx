import { useState } from 'react';
import { PAGES } from '../../site/addresses';
import { VEHICLE_TIRES_PAGE } from '../../site/tire-addresses';
import { useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/shop/checkout-slice';
import { readLastOrder } from '../../store/shop/saved-checkout';
import { EMPTY_LABELS, formatOrdered } from './messages';

/** The checkout without a cart: why, and what to do next. */
export function EmptyCheckout() {
  const { problem } = useAppSelector(selectCheckout);
  const [lastOrder] = useState(readLastOrder);
  return (
    <div className="bsro-checkout__empty">
      <h2>{EMPTY_LABELS.title}</h2>
      <p role={problem ? 'alert' : undefined}>
        {lastOrder
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

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { trackCart } from '../../analytics/ecommerce';
import { scrollShortPage } from '../../browser/scroll-into-view';
import { CartExpiry } from '../../ui/cart/CartExpiry';
import type { Cart } from '../../services/cart-schema';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { useAppSelector } from '../../store/hooks';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { CartContents } from './CartContents';
import { CartNotices } from './CartNotices';
import { LABELS } from './messages';
import { LostCart, RemovedCart } from './RemovedCart';
import '../../ui/cart/price-list.css';
import '../../ui/cart/quantity.css';
import '../../ui/product/stock-mark.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './cart.css';

interface CartBodyProps {
  cart: Cart | null;
  layout: 'v1' | 'v2' | 'dialog';
  /** Shown below the links to tires if there is no cart. */
  footer: ReactNode;
}

/** Shows the cart, or why there is none. */
export function CartBody({ cart, layout, footer }: CartBodyProps) {
  const { removed } = useAppSelector(selectCartActivity);
  const isRestorable = useRef(false);
  const hasCart = cart !== null && cart.items.length > 0;
  const track = useEffectEvent(() => cart && trackCart('view_cart', cart));

  useEffect(() => {
    if (hasCart) track();
  }, [hasCart]);
  useEffect(() => {
    // Runs after the effects of a restored cart, which read this ref to move the focus from *Undo* to
    // the heading.
    isRestorable.current = removed !== null;
  }, [removed]);

  return (
    <>
      <LostCart />
      {hasCart ? (
        <>
          <div className="bsro-cart__notices">
            <CartNotices cart={cart} />
          </div>
          <CartContents cart={cart} layout={layout} shouldFocus={isRestorable} />
          <CartExpiry expires={cart.expires} />
        </>
      ) : (
        <div
          className="bsro-cart bsro-cart--empty"
          ref={layout === 'dialog' ? undefined : scrollShortPage}
        >
          <RemovedCart />
          <p>
            <strong>{LABELS.empty}</strong>
          </p>
          <p className="bsro-cart__contact">
            <a className="bsro-button" href={VEHICLE_TIRES_PAGE}>
              {LABELS.byVehicle}
            </a>
            <a className="bsro-button" href={SIZE_TIRES_PAGE}>
              {LABELS.bySize}
            </a>
          </p>
          {footer}
        </div>
      )}
    </>
  );
}

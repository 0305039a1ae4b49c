import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { trackCart } from '../../analytics/ecommerce';
import { scrollShortPage } from '../../browser/scroll-into-view';
import { useIsExpiring } from '../../ui/cart/useIsExpiring';
import type { Cart } from '../../services/cart-schema';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { useAppSelector } from '../../store/hooks';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { useLazy } from '../../ui/loading/useLazy';
import { CartContents } from './CartContents';
import { LABELS } from './messages';
import '../../ui/cart/price-list.css';
import '../../ui/cart/quantity.css';
import '../../ui/product/stock-mark.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './cart.css';
import './problem.css';

/** Loads the notices on demand, because most carts have none. */
const loadNotices = () => import(/* webpackChunkName: "cart-notices" */ './notices');

interface CartBodyProps {
  cart: Cart | null;
  layout: 'v1' | 'v2' | 'dialog';
  /** Shown below the links to tires if there is no cart. */
  footer: ReactNode;
}

/** Shows the cart, or why there is none. */
export function CartBody({ cart, layout, footer }: CartBodyProps) {
  const { loss, removed, refused, otherGuid } = useAppSelector(selectCartActivity);
  const { module: notices, request: requestNotices } = useLazy(loadNotices, 'cart');
  const isRestorable = useRef(false);
  const hasCart = cart !== null && cart.items.length > 0;
  const isExpiring = useIsExpiring(cart?.expires);
  const hasNotice =
    isExpiring ||
    loss !== null ||
    otherGuid !== null ||
    refused.length > 0 ||
    (cart?.changes ?? []).length > 0;
  const track = useEffectEvent(() => cart && trackCart('view_cart', cart));

  useEffect(() => {
    if (hasCart) track();
  }, [hasCart]);
  useEffect(() => {
    if (hasNotice) requestNotices();
  }, [hasNotice, requestNotices]);
  useEffect(() => {
    // Runs after the effects of a restored cart, which read this ref to move the focus from *Undo* to
    // the heading.
    isRestorable.current = removed !== null;
  }, [removed]);

  return (
    <>
      <div role="status">{notices && <notices.LostCart />}</div>
      {hasCart ? (
        <>
          <div className="bsro-cart__notices">{notices && <notices.CartNotices cart={cart} />}</div>
          <CartContents cart={cart} layout={layout} shouldFocus={isRestorable} />
          {notices && <notices.CartExpiry expires={cart.expires} />}
        </>
      ) : (
        <div
          className="bsro-cart bsro-cart--empty"
          ref={layout === 'dialog' ? undefined : scrollShortPage}
        >
          {notices && <notices.RemovedCart />}
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

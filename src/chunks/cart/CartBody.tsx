import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { trackCart } from '../../analytics/ecommerce';
import { scrollShortPage } from '../../browser/scroll-into-view';
import type { CartSlot } from '../../mounts/placeholders/cart-app';
import type { Cart } from '../../services/cart-schema';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { selectClosestStore } from '../../store/meta/meta-slice';
import { loadCart } from '../../store/cart/cart-thunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CartExpiry } from '../../ui/cart/CartExpiry';
import { Slot } from '../../ui/cms/Slot';
import { BUTTONS } from '../../ui/messages';
import { CartContents } from './CartContents';
import { CartNotices } from './CartNotices';
import { Contact } from './Contact';
import { LABELS } from './messages';
import { LostCart, RemovedCart } from './RemovedCart';
import '../../ui/product/stock-mark.css';
import './cart.css';

/** Says that the cart didn't load, with a way to try again, or that its store shows no prices, with a way to buy there. */
function LoadFailure({ hasNoPrices }: { hasNoPrices: boolean }) {
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectClosestStore);
  return (
    <>
      <p role="alert">{hasNoPrices ? LABELS.noEcommerce : LABELS.failed}</p>
      {!hasNoPrices ? (
        <p>
          <button type="button" className="bsro-button" onClick={() => void dispatch(loadCart())}>
            {BUTTONS.tryAgain}
          </button>
        </p>
      ) : (
        store && (
          <Contact canInstall storeNumber={store.storeNumber} phone={store.phone} tires={[]} />
        )
      )}
    </>
  );
}

interface CartBodyProps {
  cart: Cart | null;
  layout: 'v1' | 'v2' | 'dialog';
  /** Shown below the message if there is no cart. */
  footer: ReactNode;
}

/** Shows the cart, or why there is none. */
export function CartBody({ cart, layout, footer }: CartBodyProps) {
  const { status, removed, loss } = useAppSelector(selectCartActivity);
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

  if (!cart && (status === 'failed' || status === 'noPrices')) {
    return (
      <div className="bsro-cart">
        <div className="bsro-cart__columns">
          <LoadFailure hasNoPrices={status === 'noPrices'} />
          {footer}
        </div>
      </div>
    );
  }
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
          <div className="bsro-cart__columns">
            <RemovedCart />
            {loss !== 'signed-out' && (
              <p>
                <strong>{LABELS.empty}</strong>
              </p>
            )}
            <p className="bsro-cart__contact bsro-actions">
              <a className="bsro-button bsro-button--primary" href={VEHICLE_TIRES_PAGE}>
                {LABELS.byVehicle}
              </a>
              <a className="bsro-button" href={SIZE_TIRES_PAGE}>
                {LABELS.bySize}
              </a>
            </p>
            <Slot name={'empty-cart' satisfies CartSlot} />
            {footer}
          </div>
        </div>
      )}
    </>
  );
}

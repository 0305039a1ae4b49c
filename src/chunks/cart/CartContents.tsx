import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Cart } from '../../services/cart-schema';
import { formatPhoneNumber, getPhoneHref } from '../../domain/format/phone-number';
import { PAGES } from '../../site/pages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/my-store/useStoreDetails';
import { emptyCart } from '../../store/cart/cart-changes';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { getCartAvailability } from '../../domain/tires/cart-availability';
import { groupItems } from '../../domain/tires/item-groups';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { AddOns } from './AddOns';
import { CartGroup } from './CartGroup';
import { ChangeProblem } from './ChangeProblem';
import { formatChangedTotal, LABELS } from './messages';
import { CheckoutBar, getCheckoutObstacle, Summary } from './Summary';
import { useNow } from '../../ui/useNow';

interface CartContentsProps {
  cart: Cart;
  /** `dialog` omits services, store, and vehicle, which the cart page shows. */
  layout: 'v1' | 'v2' | 'dialog';
  /** Whether the heading takes the focus when the cart appears. */
  shouldFocus: RefObject<boolean>;
}

/** A cart with tires. */
export function CartContents({ cart, layout, shouldFocus }: CartContentsProps) {
  const dispatch = useAppDispatch();
  const { quantities, requestedAddOns, isBusy } = useAppSelector(selectCartActivity);
  const [details] = useStoreDetails(cart.storeNumber);
  const store = details.status === 'ready' ? details.store : null;
  const now = useNow();
  const groups = groupItems(cart.items).map((group) => ({
    group,
    availability: getCartAvailability(group, store, now),
  }));
  const isChanging = Object.keys(quantities).length > 0 || Object.keys(requestedAddOns).length > 0;
  const [hasChanged, setHasChanged] = useState(false);
  if (isChanging && !hasChanged) setHasChanged(true);
  const isPriceBusy = isBusy || isChanging;
  const isPage = layout !== 'dialog';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus.current) heading.current?.focus();
  }, [shouldFocus]);
  const phoneHref = getPhoneHref(store?.phone ?? '');
  const obstacle = getCheckoutObstacle(
    store,
    groups.map(({ availability }) => availability?.kind),
  );

  return (
    <>
      <p className="bsro-visually-hidden" role="status">
        {hasChanged &&
          !isChanging &&
          formatChangedTotal(cart.totals.total.formattedValue, obstacle)}
      </p>
      <div className={`bsro-cart bsro-cart--${layout}`}>
        <section className="bsro-cart__main" aria-labelledby="bsro-cart-items">
          <h2 className="bsro-cart__heading" id="bsro-cart-items" ref={heading} tabIndex={-1}>
            {LABELS.items}
          </h2>
          <ul className="bsro-cart__groups">
            {groups.map(({ group, availability }) => (
              <CartGroup
                key={group[0].packageId}
                group={group}
                requested={quantities}
                availability={availability}
              />
            ))}
          </ul>
          <ChangeProblem change="quantity" />
          <p className="bsro-cart__remove">
            <button
              type="button"
              className="bsro-button bsro-button--link"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void dispatch(emptyCart())}
            >
              {LABELS.remove}
            </button>
          </p>
          <ChangeProblem change="remove" />
          {isPage && (
            <>
              {cart.vehicle && (
                <p className="bsro-cart__vehicle">
                  {LABELS.vehicle} <strong>{formatVehicleWithTrim(cart.vehicle)}</strong>
                </p>
              )}
              {details.status !== 'failed' && (
                <div className="bsro-cart__store" aria-busy={!store}>
                  <p>
                    {store && (
                      <>
                        {LABELS.store} <strong>{store.storeName}</strong>
                      </>
                    )}
                    {store && phoneHref && (
                      <>
                        , <a href={phoneHref}>{formatPhoneNumber(store.phone)}</a>
                      </>
                    )}
                  </p>
                  <p className="bsro-cart__hint">
                    {LABELS.changeStore} <a href={PAGES.displayMap}>{LABELS.findStore}</a>
                  </p>
                </div>
              )}
              <AddOns key={cart.guid} cart={cart} />
            </>
          )}
        </section>
        <Summary cart={cart} store={store} isBusy={isPriceBusy} obstacle={obstacle} />
        {!isPage && (
          <a className="bsro-button" href={PAGES.cart}>
            {LABELS.viewCart}
          </a>
        )}
      </div>
      {isPage && <CheckoutBar cart={cart} isBusy={isPriceBusy} obstacle={obstacle} />}
    </>
  );
}

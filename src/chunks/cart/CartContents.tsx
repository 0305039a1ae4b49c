import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { formatPhoneNumber, getPhoneHref } from '../../domain/format/phone-number';
import type { Availability } from '../../domain/tires/availability';
import { formatItemSize } from '../../domain/tires/axle';
import { getCartAvailability } from '../../domain/tires/cart-availability';
import { getArticle, groupItems } from '../../domain/tires/item-groups';
import type { ItemGroup } from '../../domain/tires/item-groups';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import type { Cart } from '../../services/cart-schema';
import { PAGES } from '../../site/pages';
import { getTireDetailUrl } from '../../site/tire-urls';
import { changeQuantities, emptyCart } from '../../store/cart/cart-changes';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/useStoreDetails';
import { formatArticle } from '../../ui/cart/format-article';
import { PRICE_LABELS } from '../../ui/cart/price-messages';
import { QuantityField } from '../../ui/cart/QuantityField';
import { TirePicture } from '../../ui/product/TirePicture';
import { useNow } from '../../ui/useNow';
import { AddOns } from './AddOns';
import { CartSummary, CheckoutBar, getCheckoutObstacle } from './CartSummary';
import { ChangeProblem } from './ChangeProblem';
import { LABELS } from './messages';
import { MoveCart } from './MoveCart';

const PICTURE = { width: 72, height: 90 };

interface CartGroupProps {
  group: ItemGroup;
  /** The quantities that the host has not confirmed, by code. */
  requested: Readonly<Record<string, number>>;
  availability: Availability | undefined;
}

function CartGroup({ group, requested, availability }: CartGroupProps) {
  const dispatch = useAppDispatch();
  const [front] = group;
  const name = formatArticle(front);
  const getQuantity = ({ code, qty }: ItemGroup[number]): number => requested[code] ?? qty;
  /** Whether an article's amounts are those of an earlier quantity. */
  const isOutdated = ({ code }: ItemGroup[number]): boolean => requested[code] !== undefined;
  const hasSameQuantity = group.every((item) => getQuantity(item) === getQuantity(front));
  // Front and rear change together, unless their quantities differ.
  const fields = hasSameQuantity ? [group] : group.map((item): ItemGroup => [item]);

  return (
    <li className="bsro-cart__group">
      <TirePicture
        className="bsro-cart__picture"
        brand={front.brand}
        name={front.name}
        {...PICTURE}
      />
      <h3 className="bsro-cart__name">
        <a href={getTireDetailUrl(front.brand, front.name, getArticle(group))}>{name}</a>
      </h3>
      <div>
        <ul className="bsro-cart__articles">
          {group.map((item) => (
            <li key={item.code} className="bsro-cart__article">
              <span className="bsro-cart__size">{formatItemSize(item)}</span>
              <span className="bsro-cart__each" aria-busy={isOutdated(item)}>
                {getQuantity(item)} × {item.price.formattedValue}
                {item.regularPrice && (
                  <span className="bsro-note bsro-note--block">
                    {PRICE_LABELS.regular({ price: item.regularPrice.formattedValue })}
                  </span>
                )}
              </span>
              {/* Next to the new quantity, the old total would be wrong. */}
              <span
                className="bsro-cart__total"
                aria-busy={isOutdated(item)}
                aria-hidden={isOutdated(item)}
              >
                {item.total.formattedValue}
              </span>
            </li>
          ))}
        </ul>
        {availability && (
          <p className={`bsro-cart__stock bsro-stock-mark--${availability.kind}`}>
            {availability.text}
          </p>
        )}
      </div>
      <div className="bsro-cart__quantities">
        {fields.map((items) => (
          <QuantityField
            key={items[0].code}
            label={
              group.length === 1
                ? LABELS.quantity
                : hasSameQuantity
                  ? LABELS.quantityOfEach
                  : LABELS.oneQuantity({ size: formatItemSize(items[0]) })
            }
            value={getQuantity(items[0])}
            onChange={(quantity) =>
              void dispatch(changeQuantities(items.map(({ code }) => ({ code, qty: quantity }))))
            }
          />
        ))}
      </div>
    </li>
  );
}

interface CartContentsProps {
  cart: Cart;
  /** `dialog` omits services, store, and vehicle, which the cart page shows. */
  layout: 'v1' | 'v2' | 'dialog';
  /** Whether the heading takes the focus when the cart appears. */
  shouldFocus: RefObject<boolean>;
}

export function CartContents({ cart, layout, shouldFocus }: CartContentsProps) {
  const dispatch = useAppDispatch();
  const { quantities, requestedAddOns, pending } = useAppSelector(selectCartActivity);
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
  const isPriceBusy = pending !== null || isChanging;
  const isPage = layout !== 'dialog';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus.current) heading.current?.focus();
  }, [shouldFocus]);
  const phoneHref = getPhoneHref(store?.phone ?? '');
  const obstacle = getCheckoutObstacle(store, cart);

  return (
    <>
      <p className="bsro-visually-hidden" role="status">
        {hasChanged &&
          !isChanging &&
          [
            LABELS.changedTotal({ total: cart.totals.total.formattedValue }),
            obstacle && LABELS[obstacle],
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
      <div className={`bsro-cart bsro-cart--${layout}`}>
        <div className="bsro-cart__columns">
          <section className="bsro-cart__main" aria-labelledby="bsro-cart-items">
            <div className="bsro-cart__head">
              <h2 className="bsro-cart__heading" id="bsro-cart-items" ref={heading} tabIndex={-1}>
                {LABELS.items}
              </h2>
              <p className="bsro-cart__remove">
                <button
                  type="button"
                  className="bsro-button bsro-button--link"
                  aria-busy={pending === 'remove'}
                  aria-disabled={pending !== null}
                  onClick={() => !pending && void dispatch(emptyCart())}
                >
                  {LABELS.remove}
                </button>
              </p>
            </div>
            <ChangeProblem change="remove" />
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
            <ChangeProblem change="quantityPart" />
            {isPage && (
              <>
                <div className="bsro-cart__visit">
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
                      <p className="bsro-note">{LABELS.changeStore}</p>
                    </div>
                  )}
                  {details.status !== 'failed' && <MoveCart store={store} />}
                </div>
                <AddOns key={cart.guid} cart={cart} />
              </>
            )}
          </section>
          <CartSummary cart={cart} store={store} isBusy={isPriceBusy} obstacle={obstacle} />
          {!isPage && (
            <a className="bsro-button" href={PAGES.cart}>
              {LABELS.viewCart}
            </a>
          )}
        </div>
        {isPage && <CheckoutBar cart={cart} isBusy={isPriceBusy} obstacle={obstacle} />}
      </div>
    </>
  );
}

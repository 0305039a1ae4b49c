import { PriceList } from '../../ordering/PriceList';
import type { Cart } from '../../services/cart-schema';
import type { Store } from '../../services/store-schema';
import { CHECKOUT_START } from '../../site/order-url';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import { Contact } from './Contact';
import { isShort } from '../../tires/is-short';
import { formatCheckOut, LABELS } from './messages';

interface SummaryProps {
  cart: Cart;
  /** Null while it is unknown. */
  store: Store | null;
  /** Whether a newer price is loading. */
  isBusy: boolean;
}

/** Checks whether the cart can be bought online: its store sells online and has all of the tires. */
const canCheckOut = (cart: Cart, store: Store | null): boolean =>
  store?.eCommActiveFlag !== 'N' && !cart.items.some(isShort);

/** Returns why the cart can't be bought online. A smaller quantity helps only if the store has tires. */
const getLimit = (cart: Cart, store: Store | null) => {
  if (store?.eCommActiveFlag === 'N') return 'noEcommerce';
  return cart.items.some(({ stock }) => stock === 0) ? 'outOfStock' : 'shortage';
};

/** Shows the total and the link to the checkout, which stay visible on phones. */
export function CheckoutBar({ cart, store, isBusy }: SummaryProps) {
  return (
    <div className="bsro-cart__bar" role="region" aria-label={LABELS.checkOut}>
      <p aria-busy={isBusy}>
        {LABELS.total} <strong>{cart.totals.total.formattedValue}</strong>
      </p>
      {canCheckOut(cart, store) && (
        <a className="bsro-button bsro-button--primary" href={CHECKOUT_START}>
          {LABELS.checkOut}
        </a>
      )}
    </div>
  );
}

/** Shows the price of the cart and the link to the checkout. */
export function Summary({ cart, store, isBusy }: SummaryProps) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const total = cart.totals.total.formattedValue;

  return (
    <section className="bsro-cart__summary" aria-labelledby="bsro-cart-summary">
      <h2 className="bsro-cart__heading" id="bsro-cart-summary">
        {LABELS.summary}
      </h2>
      <PriceList price={cart} isBusy={isBusy} />
      {isLoggedIn === 'false' && (
        <p className="bsro-cart__hint">
          {LABELS.signInBefore} <a href="#sign-in.open">{LABELS.signIn}</a> {LABELS.signInAfter}
        </p>
      )}
      {canCheckOut(cart, store) ? (
        <>
          <a className="bsro-button bsro-button--primary" href={CHECKOUT_START}>
            {formatCheckOut(total)}
          </a>
          <p className="bsro-cart__hint">{LABELS.nextStep}</p>
        </>
      ) : (
        <>
          <p className="bsro-cart__limit">{LABELS[getLimit(cart, store)]}</p>
          <Contact storeNumber={cart.storeNumber} phone={store?.phone ?? ''} />
        </>
      )}
    </section>
  );
}

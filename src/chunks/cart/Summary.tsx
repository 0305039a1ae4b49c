import { PriceList } from '../../ui/cart/PriceList';
import type { Cart } from '../../services/cart-schema';
import type { Store } from '../../services/store-schema';
import { CHECKOUT_START } from '../../site/order-url';
import { SIGN_IN_LINK } from '../../site/pages';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import type { AvailabilityKind } from '../../domain/tires/availability';
import { Contact } from './Contact';
import { formatCheckOut, LABELS } from './messages';

/** Why the cart can't be checked out online. */
type CheckoutObstacle = 'noEcommerce' | 'closed' | 'unavailable' | 'outOfStock' | 'shortage';

interface CheckoutBarProps {
  cart: Cart;
  /** Whether a newer price is loading. */
  isBusy: boolean;
  /** Undefined if the cart can be checked out online. */
  obstacle: CheckoutObstacle | undefined;
}

interface SummaryProps extends CheckoutBarProps {
  /** Null until its details have loaded. */
  store: Store | null;
}

/**
 * Returns why the cart can't be checked out online, or undefined if it can. Its store must sell online, be
 * open for business, and have all of the tires. A smaller quantity helps only if the store has some of each.
 */
export const getCheckoutObstacle = (
  store: Store | null,
  kinds: readonly (AvailabilityKind | undefined)[],
): CheckoutObstacle | undefined => {
  if (store?.eCommActiveFlag === 'N') return 'noEcommerce';
  if (store?.temporarilyClosed === 'Y') return 'closed';
  if (kinds.includes('none')) return 'unavailable';
  if (kinds.includes('nearby') || kinds.includes('elsewhere')) return 'outOfStock';
  return kinds.includes('some') ? 'shortage' : undefined;
};

/** Shows the total and the link to the checkout, which stay visible on phones. */
export function CheckoutBar({ cart, isBusy, obstacle }: CheckoutBarProps) {
  return (
    <div className="bsro-cart__bar" role="region" aria-label={LABELS.checkOut}>
      <p aria-busy={isBusy} aria-hidden={isBusy}>
        {LABELS.total} <strong>{cart.totals.total.formattedValue}</strong>
      </p>
      {!obstacle && (
        <a className="bsro-button bsro-button--primary" href={CHECKOUT_START}>
          {LABELS.checkOut}
        </a>
      )}
    </div>
  );
}

/** Shows the price of the cart and the link to the checkout. */
export function Summary({ cart, store, isBusy, obstacle }: SummaryProps) {
  const loginState = useAppSelector(selectLoginState);
  const total = cart.totals.total.formattedValue;

  return (
    <section className="bsro-cart__summary" aria-labelledby="bsro-cart-summary">
      <h2 className="bsro-cart__heading" id="bsro-cart-summary">
        {LABELS.summary}
      </h2>
      <PriceList price={cart} isBusy={isBusy} />
      {loginState === 'false' && (
        <p className="bsro-cart__hint">
          {LABELS.signInBefore} <a {...SIGN_IN_LINK}>{LABELS.signIn}</a> {LABELS.signInAfter}
        </p>
      )}
      {obstacle ? (
        <>
          <p className="bsro-cart__obstacle">{LABELS[obstacle]}</p>
          <Contact
            storeNumber={cart.storeNumber}
            phone={store?.phone ?? ''}
            tires={cart.items}
            canInstall={obstacle !== 'closed' && obstacle !== 'unavailable'}
          />
        </>
      ) : (
        <>
          <a className="bsro-button bsro-button--primary" href={CHECKOUT_START}>
            {isBusy ? LABELS.checkOut : formatCheckOut(total)}
          </a>
          <p className="bsro-cart__hint">{LABELS.nextStep}</p>
        </>
      )}
    </section>
  );
}

import type { CartSlot } from '../../mounts/placeholders/cart-app';
import type { Cart } from '../../services/cart-schema';
import type { Store } from '../../services/store-schema';
import { CHECKOUT_START } from '../../site/order-url';
import { SIGN_IN_LINK } from '../../site/pages';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import { PriceList } from '../../ui/cart/PriceList';
import { Slot } from '../../ui/cms/Slot';
import { RichText } from '../../ui/RichText';
import { Contact } from './Contact';
import { LABELS } from './messages';

type CheckoutObstacle = 'noEcommerce' | 'closed' | 'unavailable' | 'shortage';

interface CheckoutBarProps {
  cart: Cart;
  /** Whether a newer price is loading. */
  isBusy: boolean;
  /** Undefined if the cart can be checked out online. */
  obstacle: CheckoutObstacle | undefined;
}

interface CartSummaryProps extends CheckoutBarProps {
  /** Null until its details have loaded. */
  store: Store | null;
}

/**
 * Returns why the cart can't be checked out online, or undefined if it can. Its store must sell online, be
 * open for business, and get all of the tires. A smaller quantity helps only if the brand has some of each.
 */
export const getCheckoutObstacle = (
  store: Store | null,
  { readyDate, items }: Cart,
): CheckoutObstacle | undefined => {
  if (store?.eCommActiveFlag === 'N') return 'noEcommerce';
  if (store?.temporarilyClosed === 'Y') return 'closed';
  if (readyDate != null) return undefined;
  const hasSomeOfEach = items.every(
    ({ arrival }) => arrival.here + arrival.nearby + arrival.brand > 0,
  );
  return hasSomeOfEach ? 'shortage' : 'unavailable';
};

/** Shows the total and the link to the checkout, which stay visible on phones. */
export function CheckoutBar({ cart, isBusy, obstacle }: CheckoutBarProps) {
  return (
    <div
      className="bsro-cart__bar bsro-bottom-bar bsro-bottom-bar--sticky"
      role="region"
      aria-label={LABELS.checkOut}
    >
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

/** Shows the price with the link to the checkout, or why the cart can't be checked out online. */
export function CartSummary({ cart, store, isBusy, obstacle }: CartSummaryProps) {
  const loginState = useAppSelector(selectLoginState);
  const total = cart.totals.total.formattedValue;

  return (
    <section className="bsro-cart__summary" aria-labelledby="bsro-cart-summary">
      <h2 className="bsro-cart__heading" id="bsro-cart-summary">
        {LABELS.summary}
      </h2>
      <Slot name={'above-total' satisfies CartSlot} />
      <PriceList price={cart} isBusy={isBusy} />
      {loginState === 'false' && (
        <p className="bsro-note">
          <RichText
            text={LABELS.memberSavings}
            values={{ signIn: <a {...SIGN_IN_LINK}>{LABELS.signIn}</a> }}
          />
        </p>
      )}
      {obstacle ? (
        <>
          <p className="bsro-cart__obstacle">{LABELS[obstacle]}</p>
          <Contact
            storeNumber={cart.storeNumber}
            phone={store?.phone ?? ''}
            tires={cart.items}
            canInstall={obstacle === 'noEcommerce'}
          />
        </>
      ) : (
        <>
          <a className="bsro-button bsro-button--primary" href={CHECKOUT_START}>
            {isBusy ? LABELS.checkOut : LABELS.checkOutTotal({ total })}
          </a>
          <p className="bsro-note">{LABELS.nextStep}</p>
        </>
      )}
      <Slot name={'below-button' satisfies CartSlot} />
    </section>
  );
}

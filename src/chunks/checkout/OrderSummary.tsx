import { useRef } from 'react';
import type { CheckoutSlot } from '../../mounts/placeholders/checkout-app';
import { PriceList } from '../../ui/cart/PriceList';
import { Slot } from '../../ui/cms/Slot';
import { CallStoreLink } from '../../ui/failure/CallStoreLink';
import type { Store } from '../../services/store-schema';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppSelector } from '../../store/hooks';
import { useBottomBar } from '../../ui/bottom-bar/bottom-bar';
import { CHECKOUT_LABELS } from './messages';

/** Shows the itemized price and the store. */
export function OrderSummary({ id, store }: { id: string; store: Store | null }) {
  const cart = useAppSelector(selectCart);
  if (!cart) return null;
  return (
    <aside
      className="bsro-checkout__summary bsro-columns__summary bsro-card"
      id={id}
      aria-label={CHECKOUT_LABELS.summary}
    >
      <h2 className="bsro-subtitle">{CHECKOUT_LABELS.summary}</h2>
      <Slot name={'above-total' satisfies CheckoutSlot} />
      <PriceList price={cart} isBusy={false} />
      {store && (
        <p className="bsro-checkout__store">
          {CHECKOUT_LABELS.store} <strong>{store.storeName}</strong>, {store.address}, {store.city}
        </p>
      )}
      <CallStoreLink reason="questions" />
      <Slot name={'below-summary' satisfies CheckoutSlot} />
    </aside>
  );
}

/** Keeps the total visible while the summary is below the steps. */
export function TotalBar({ summaryId }: { summaryId: string }) {
  const cart = useAppSelector(selectCart);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, cart !== null);
  if (!cart) return null;
  return (
    <div
      className="bsro-checkout__bar bsro-bottom-bar bsro-bottom-bar--sticky bsro-targets"
      ref={bar}
    >
      <span>
        {CHECKOUT_LABELS.total} <strong>{cart.totals.total.formattedValue}</strong>
      </span>
      <a href={`#${summaryId}`}>{CHECKOUT_LABELS.details}</a>
    </div>
  );
}

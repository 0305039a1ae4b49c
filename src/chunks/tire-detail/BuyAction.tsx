import type { Ref } from 'react';
import { scrollIntoView } from '../../browser/scroll-into-view';
import { getPhoneHref } from '../../domain/format/phone-number';
import { countTires } from '../../domain/tires/item-groups';
import { getInstallationUrl } from '../../site/installation-url';
import { PAGES } from '../../site/pages';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { DETAIL_LABELS } from './messages';
import type { Purchase } from './usePurchase';
import type { Product, TireOffer } from './useTireOffer';

interface BuyActionProps {
  ref: Ref<HTMLDivElement>;
  offer: TireOffer;
  products: readonly Product[];
  purchase: Purchase;
  buttonLabel: string;
  /** Whether the page has space below the button for the note that the cart will be replaced. */
  hasNoteSpace: boolean;
}

type ContactLinksProps = Pick<BuyActionProps, 'offer' | 'products'> & Pick<Purchase, 'obstacle'>;

function ContactLinks({ offer: { store, storeNumber }, products, obstacle }: ContactLinksProps) {
  const phoneHref = getPhoneHref(store?.phone ?? '');
  return (
    <>
      {storeNumber !== undefined && obstacle !== 'unavailable' && (
        <a
          className="bsro-button"
          href={getInstallationUrl({ sa_source: 'tire-detail', storeNumber }, products)}
        >
          {DETAIL_LABELS.schedule}
        </a>
      )}
      {phoneHref && (
        <a className="bsro-button" href={phoneHref}>
          {obstacle === 'noPrice' ? DETAIL_LABELS.callForPrice : DETAIL_LABELS.call}
        </a>
      )}
    </>
  );
}

interface CartButtonProps extends Pick<BuyActionProps, 'purchase'> {
  label: string;
  /** Names what takes longer than usual. */
  lateLabel: string;
  onPress: () => void;
}

/** The button that changes the cart, and why it didn't. */
function CartButton({ purchase, label, lateLabel, onPress }: CartButtonProps) {
  const { isBusy, problem, mainButton } = purchase;
  const indicator = useLoadingIndicator(isBusy);
  return (
    <>
      <button
        type="button"
        className="bsro-button bsro-button--primary"
        ref={mainButton}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onPress}
      >
        {label}
      </button>
      {/* Below the button, which must stay under the visitor's finger. */}
      <p role="alert" className="bsro-problem">
        {problem && <span ref={scrollIntoView}>{problem}</span>}
      </p>
      <LateMessage
        // After a click in the bar, this place may be outside the viewport.
        ref={indicator === 'late' ? scrollIntoView : undefined}
        indicator={indicator}
        label={lateLabel}
      />
    </>
  );
}

/** The main button, the link to the cart after a click, or how to get the tires otherwise (TDP-2). */
export function BuyAction({
  ref,
  offer,
  products,
  purchase,
  buttonLabel,
  hasNoteSpace,
}: BuyActionProps) {
  const { obstacle, inCart, isOtherQuantity, refusal, focusOutcome } = purchase;
  const contact = <ContactLinks offer={offer} products={products} obstacle={obstacle} />;
  // If the tires are in the cart, there is no note, and its space is used for what the cart has.
  const isBox = inCart !== undefined && hasNoteSpace;
  return (
    <div className={`bsro-buy-box__action${isBox ? ' bsro-buy-box__action--box' : ''}`} ref={ref}>
      {inCart !== undefined ? (
        <>
          <p className="bsro-buy-box__in-cart" ref={focusOutcome} tabIndex={-1}>
            {DETAIL_LABELS.inCart({ count: inCart })}
          </p>
          {isOtherQuantity && (
            <CartButton
              purchase={purchase}
              label={DETAIL_LABELS.change({ count: countTires({ items: products }) })}
              lateLabel={DETAIL_LABELS.changing}
              onPress={purchase.change}
            />
          )}
          <a
            className={isOtherQuantity ? 'bsro-button' : 'bsro-button bsro-button--primary'}
            href={PAGES.cart}
          >
            {DETAIL_LABELS.viewCart}
          </a>
        </>
      ) : !obstacle ? (
        <CartButton
          purchase={purchase}
          label={buttonLabel}
          lateLabel={DETAIL_LABELS.add}
          onPress={purchase.add}
        />
      ) : (
        <>
          {obstacle === 'unavailable' && offer.storeNumber !== undefined && (
            <button type="button" className="bsro-button bsro-button--primary" disabled>
              {DETAIL_LABELS.unavailable}
            </button>
          )}
          {(refusal || obstacle === 'noEcommerce') && (
            <p ref={focusOutcome} tabIndex={-1}>
              {DETAIL_LABELS[refusal ?? 'noEcommerce']}
            </p>
          )}
          {contact}
        </>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { scrollIntoView } from '../../browser/scroll-into-view';
import { readStored } from '../../browser/storage';
import { getInstallationUrl } from '../../site/installation-url';
import { CREATE_ACCOUNT_LINK, PAGES, SIGN_IN_LINK } from '../../site/pages';
import { OR, SAVE_WHEN_YOU, SIGN_IN, SIGN_UP } from '../../domain/offers/messages';
import { getPhoneHref } from '../../domain/format/phone-number';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ORDER_IN } from '../../ui/cart/messages';
import { countTires, PriceList } from '../../ui/cart/PriceList';
import { QuantityField } from '../../ui/cart/QuantityField';
import { selectCurrentZip } from '../../store/meta/meta-slice';
import { createPriceCard } from '../../store/search/group-offers';
import { selectTireDetail, tireDetailChanged } from '../../store/quote/quote-slice';
import { getAvailability, UNKNOWN_STORE } from '../../domain/tires/availability';
import { createDetailsGroup } from '../../domain/tires/create-details-group';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLazy } from '../../ui/loading/useLazy';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { canSaveBySigningIn } from '../../ui/product/savings';
import { useNow } from '../../ui/useNow';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { Facts } from './Facts';
import { DETAIL_LABELS, formatCoverage, formatInCart, formatSideQuantity, SIDES } from './messages';
import type { Refusal } from './quote/add-to-cart';
import { useQuote } from './useQuote';
import type { Product, TireOffer, Tires } from './useTireOffer';

const loadExtras = () => import(/* webpackChunkName: "tire-extras" */ './extras');

interface BuyBoxProps {
  article: string;
  version: 'v1' | 'v2';
  vehicle: Vehicle | undefined;
  products: readonly Product[];
  tires: Tires;
  offer: TireOffer;
  onChange: (products: readonly Product[]) => void;
}

/** The price, stock, quantity, out-the-door price, and main button of the page's tires (TDP-2). */
export function BuyBox({
  article,
  version,
  vehicle,
  products,
  tires,
  offer,
  onChange,
}: BuyBoxProps) {
  const { store, storeNumber, isDriver, price } = offer;
  const dispatch = useAppDispatch();
  const zip = useAppSelector(selectCurrentZip);
  const items = useAppSelector(({ ecomm }) => ecomm.cart?.items);
  const { button, isInCart } = useAppSelector(selectTireDetail);
  const { module, quote, quoteId, addToCart } = useQuote(article);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<Refusal & { storeNumber: string }>();
  const action = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const shouldFocusOutcome = useRef(false);
  // The note about a cart and the sign-in prompt keep their space when hidden.
  const [mayHaveCart] = useState(() => readStored('cart') !== undefined);
  const [wasVisitor] = useState(!isDriver);
  const now = useNow();

  const group = createDetailsGroup(tires);
  const { inventory, price: groupPrice } = group;
  const isBusy = button === 'busy';
  const addIndicator = useLoadingIndicator(isBusy);
  const stock = getAvailability(
    inventory,
    products.map(({ qty }) => qty),
    store ?? UNKNOWN_STORE,
    now,
  );
  // The refusal of a click applies until the store changes.
  const refusal = refused?.storeNumber === storeNumber ? refused : undefined;
  const hasPrice = refusal?.obstacle !== 'noPrice' && groupPrice !== undefined;
  const obstacle =
    storeNumber === undefined || stock?.kind === 'none'
      ? 'unavailable'
      : !hasPrice
        ? 'noPrice'
        : refusal || store?.eCommActiveFlag === 'N'
          ? 'noEcommerce'
          : undefined;
  const canAdd = !obstacle;
  const shown = {
    card: createPriceCard(group),
    loggedIn: isDriver,
  };
  const cartItems = (items ?? []).filter(({ code }) =>
    products.some((product) => product.code === code),
  );
  const hasAllInCart = products.every(({ code }) => cartItems.some((item) => item.code === code));
  const { module: extras, request: requestExtras } = useLazy(loadExtras, 'tire-detail');
  const indicator = useLoadingIndicator(price.isBusy && !price.data);
  const isPriceSettled = !price.isBusy;

  useEffect(() => {
    if (isPriceSettled) requestExtras();
  }, [isPriceSettled, requestExtras]);
  useEffect(() => {
    dispatch(tireDetailChanged({ button: obstacle ?? 'idle', isInCart: hasAllInCart }));
  }, [dispatch, obstacle, hasAllInCart]);
  const focusOutcome = (outcome: HTMLElement | null): void => {
    if (!shouldFocusOutcome.current || !outcome) return;
    shouldFocusOutcome.current = false;
    outcome.focus();
  };

  const handleClick = async (): Promise<void> => {
    if (isBusy || storeNumber === undefined) return;
    dispatch(tireDetailChanged({ button: 'busy' }));
    setProblem('');
    const failure = await addToCart({ storeNumber, zip, vehicle, products, tires });
    dispatch(tireDetailChanged({ button: 'idle' }));
    if (failure === 'failed') {
      setProblem(navigator.onLine ? DETAIL_LABELS.notAdded : DETAIL_LABELS.notAddedOffline);
      // After a click in the bar, the error shows next to the main button.
      mainButton.current?.focus();
    } else {
      if (failure) setRefused({ ...failure, storeNumber });
      shouldFocusOutcome.current = true;
    }
  };

  const press = (): void => void handleClick();

  // A skeleton that has appeared stays for a minimum time.
  const total = price.error || indicator !== 'hidden' ? undefined : price.data;
  const totalText = (
    <>
      <strong className="bsro-buy-box__amount">{total?.totals.total.formattedValue}</strong>{' '}
      {DETAIL_LABELS.outTheDoor}
    </>
  );
  const buttonContent = (
    <>
      {isBusy && <span className="bsro-button__spinner" aria-hidden="true" />}
      {isBusy ? DETAIL_LABELS.adding : DETAIL_LABELS.addToCart}
    </>
  );
  const skeleton = indicator !== 'hidden' && <span className="bsro-skeleton__line" />;
  const phoneHref = getPhoneHref(store?.phone ?? '');
  const contact = (
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

  return (
    <div className={`bsro-buy-box bsro-buy-box--${version}`}>
      <Facts
        offer={offer}
        group={group}
        products={products}
        hasPrice={hasPrice}
        shown={shown}
        total={total}
        stock={stock}
      />
      {hasPrice && storeNumber !== undefined && (
        <div className="bsro-buy-box__row">
          {products.map(({ code, qty }, index) => (
            <QuantityField
              key={code}
              label={products[1] ? formatSideQuantity(SIDES[index]) : DETAIL_LABELS.quantity}
              value={qty}
              onChange={(quantity) =>
                onChange(
                  products.map((product) =>
                    product.code === code ? { code, qty: quantity } : product,
                  ),
                )
              }
            />
          ))}
          <p className="bsro-buy-box__total" aria-live="polite" aria-busy={price.isBusy}>
            {total && (
              <>
                {totalText}{' '}
                <span className="bsro-buy-box__coverage">
                  {formatCoverage(countTires(total), store?.storeName)}
                </span>
              </>
            )}
            {skeleton}
          </p>
        </div>
      )}
      <div className="bsro-buy-box__action" ref={action}>
        {isInCart ? (
          <>
            <p className="bsro-buy-box__in-cart" ref={focusOutcome} tabIndex={-1}>
              {formatInCart(countTires({ items: cartItems }))}
            </p>
            <a className="bsro-button bsro-button--primary" href={PAGES.cart}>
              {DETAIL_LABELS.viewCart}
            </a>
          </>
        ) : canAdd ? (
          <>
            <button
              type="button"
              className="bsro-button bsro-button--primary"
              ref={mainButton}
              aria-disabled={isBusy}
              aria-busy={isBusy}
              onClick={press}
            >
              {buttonContent}
            </button>
            {/* Below the button, which must stay under the visitor's finger. */}
            <p role="alert" className="bsro-buy-box__problem">
              {problem && <span ref={scrollIntoView}>{problem}</span>}
            </p>
            <LateMessage
              // After a click in the bar, this place may be outside the viewport.
              ref={addIndicator === 'late' ? scrollIntoView : undefined}
              indicator={addIndicator}
              label={DETAIL_LABELS.add}
            />
          </>
        ) : (
          <>
            {obstacle === 'unavailable' && storeNumber !== undefined && (
              <button type="button" className="bsro-button bsro-button--primary" disabled>
                {DETAIL_LABELS.unavailable}
              </button>
            )}
            {(refusal || obstacle === 'noEcommerce') && (
              <p ref={focusOutcome} tabIndex={-1}>
                {refusal?.text ?? DETAIL_LABELS.noEcommerce}
              </p>
            )}
            {contact}
          </>
        )}
        {canAdd && stock && stock.kind !== 'here' && (
          <>
            <p>{ORDER_IN}</p>
            {contact}
          </>
        )}
      </div>
      <div className={mayHaveCart && wasVisitor ? 'bsro-buy-box__replaced' : undefined}>
        {canAdd && !isInCart && module && <module.ReplacedTires isDriver={isDriver} />}
      </div>
      <div className="bsro-buy-box__extras">
        {extras && (
          <extras.TireExtras
            tires={tires}
            group={group}
            offer={offer}
            vehicle={vehicle}
            action={action}
            hasButton={canAdd && !isInCart}
            bar={{
              version,
              isBusy,
              total: total && totalText,
              button: buttonContent,
              onPress: press,
            }}
          />
        )}
      </div>
      {canSaveBySigningIn({ ...shown, loggedIn: isDriver && !wasVisitor }) && (
        <p>
          <span style={{ visibility: isDriver ? 'hidden' : undefined }}>
            {SAVE_WHEN_YOU} <a {...SIGN_IN_LINK}>{SIGN_IN}</a>
            {OR}
            <a {...CREATE_ACCOUNT_LINK}>{SIGN_UP}</a>
          </span>
        </p>
      )}
      {hasPrice && storeNumber !== undefined && (
        <details className="bsro-buy-box__included" open={version === 'v2'}>
          <summary>{DETAIL_LABELS.included}</summary>
          {price.error ? (
            <FailureMessage text={DETAIL_LABELS.priceFailed} onRetry={price.retry} />
          ) : total ? (
            <PriceList price={total} isBusy={price.isBusy} />
          ) : (
            <div className="bsro-buy-box__rows">
              {skeleton}
              {skeleton}
              {skeleton}
              <LateMessage indicator={indicator} label={DETAIL_LABELS.price} />
            </div>
          )}
        </details>
      )}
      {/* At the end, so that nothing moves when the quote arrives. */}
      <div className={quoteId && 'bsro-buy-box__quote'}>
        {module && (
          <module.QuotePanel
            quote={quote}
            article={article}
            storeNumber={storeNumber}
            isInCart={isInCart}
          />
        )}
      </div>
    </div>
  );
}

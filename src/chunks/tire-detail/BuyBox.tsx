import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readTdpVersion } from '../../browser/switches';
import { PAGES } from '../../site/addresses';
import { toPromotion } from '../../services/promotion-schema';
import { getAppointmentAddress, TIRE_INSTALLATION } from '../../site/appointment-address';
import { SIGN_IN_SAVINGS } from '../../site/sign-in-savings';
import { getPhoneHref } from '../../site/phone-number';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { countTires, PriceList } from '../../ordering/PriceList';
import { QuantityField } from '../../ordering/QuantityField';
import { selectCurrentZip } from '../../store/meta/meta-slice';
import { selectTireDetail, tireDetailChanged } from '../../store/shop/quote-slice';
import { getAvailability, UNKNOWN_STORE } from '../../tires/availability';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { CHANGE_STORE } from '../../ui/store/price-messages';
import { formatUsd } from '../../site/format-usd';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { getSalePrice } from '../../ui/product/savings';
import { FitLine } from './FitLine';
import {
  DETAIL_LABELS,
  formatCoverage,
  formatInCart,
  formatSet,
  formatSideQuantity,
} from './messages';
import type { Refusal } from './quote/add-to-cart';
import { useQuote } from './useQuote';
import type { Product, TireOffer, Tires } from './useTireOffer';

const loadExtras = () => import(/* webpackChunkName: "tire-extras" */ './extras');

/** Number of tires that instant savings are for. */
const SET_SIZE = 4;

const SIDES = ['front', 'rear'];

interface BuyBoxProps {
  article: string;
  products: readonly Product[];
  tires: Tires;
  offer: TireOffer;
  onChange: (products: readonly Product[]) => void;
}

/** Fit, price, stock, quantity, out-the-door price, and button of the page's tires (TDP-2). */
export function BuyBox({ article, products, tires, offer, onChange }: BuyBoxProps) {
  const { store, storeNumber, isDriver, price } = offer;
  const [front, rear] = tires;
  const dispatch = useAppDispatch();
  const vehicle = useProfileVehicle();
  const zip = useAppSelector(selectCurrentZip);
  const items = useAppSelector(({ ecomm }) => ecomm.cart?.items);
  const { button, isInCart } = useAppSelector(selectTireDetail);
  const { module, quote, addToCart } = useQuote(article);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<Refusal & { storeNumber: string }>();
  const action = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const shouldFocusOutcome = useRef(false);
  const [version] = useState(readTdpVersion);
  const [now] = useState(() => new Date());

  const known = rear ? [front, rear] : [front];
  const isBusy = button === 'busy';
  const quantities = products.map(({ qty }) => qty);
  const stock = getAvailability(
    known.flatMap(({ inventory }) => inventory ?? []),
    Math.max(...quantities),
    store ?? UNKNOWN_STORE,
    now,
  );
  // What the host refused at a press, until the store changes.
  const refusal = refused?.storeNumber === storeNumber ? refused : undefined;
  const hasPrice = refusal?.limit !== 'noPrice' && known.every(({ pricing }) => pricing !== null);
  const limit =
    storeNumber === undefined || stock?.kind === 'none'
      ? 'unavailable'
      : !hasPrice
        ? 'noPrice'
        : refusal || store?.eCommActiveFlag === 'N'
          ? 'noEcommerce'
          : 'idle';
  const isOpen = limit === 'idle';
  const tireCount = quantities.reduce((sum, quantity) => sum + quantity, 0);
  // Instant savings are for whole sets of four; a pair has no sale price.
  const sale =
    rear || tireCount % SET_SIZE > 0 || !front.pricing
      ? undefined
      : getSalePrice({
          card: {
            price: front.pricing.price.value,
            promo: front.pricing.potentialPromotions.map(toPromotion),
            rebate: [],
            showPrice: true,
            isAsLowAs: false,
          },
          loggedIn: isDriver,
        });
  const carted = (items ?? []).filter(({ code }) =>
    products.some((product) => product.code === code),
  );
  const isCarted = products.every(({ code }) => carted.some((item) => item.code === code));
  const ownQuote = quote.tire?.article === article ? quote : undefined;
  const storeName = store?.storeName ?? '';
  const canSaveBySigningIn =
    !isDriver &&
    known.some(({ pricing }) =>
      pricing?.potentialPromotions.some(({ loggedInOnlyPromotion }) => loggedInOnlyPromotion),
    );
  const [extras, requestExtras] = useLazyChunk(loadExtras, 'tire-detail');
  const indicator = useLoadingIndicator(price.isBusy && !price.data);
  const isPriceSettled = !price.isBusy;
  const loadLater = useEffectEvent(requestExtras);

  useEffect(() => {
    if (isPriceSettled) loadLater();
  }, [isPriceSettled]);
  useEffect(() => {
    dispatch(tireDetailChanged({ button: limit, isInCart: isCarted }));
  }, [dispatch, limit, isCarted]);
  useEffect(() => {
    if (!shouldFocusOutcome.current || !outcome.current) return;
    shouldFocusOutcome.current = false;
    outcome.current.focus();
  });

  const press = async (): Promise<void> => {
    if (isBusy || storeNumber === undefined) return;
    dispatch(tireDetailChanged({ button: 'busy' }));
    setProblem(undefined);
    const failure = await addToCart({ storeNumber, zip, vehicle, products, tires: known });
    dispatch(tireDetailChanged({ button: 'idle' }));
    if (failure === 'failed') {
      setProblem(DETAIL_LABELS.notAdded);
      // A press in the bar shows its error beside the other button.
      main.current?.focus();
    } else {
      if (failure) setRefused({ ...failure, storeNumber });
      shouldFocusOutcome.current = true;
    }
  };

  // A skeleton that has appeared stays for a moment.
  const total = price.error || indicator !== 'hidden' ? undefined : price.data;
  const totalText = (
    <>
      <strong className="bsro-tire-detail__amount">{total?.totals.total.formattedValue}</strong>{' '}
      {DETAIL_LABELS.outTheDoor}
    </>
  );
  const pressButton = (
    <>
      {isBusy && <span className="bsro-button__spinner" aria-hidden="true" />}
      {isBusy ? DETAIL_LABELS.adding : DETAIL_LABELS.addToCart}
    </>
  );
  const skeleton = indicator !== 'hidden' && <span className="bsro-skeleton__line" />;
  const phone = getPhoneHref(store?.phone ?? '');
  const contact = (
    <>
      {storeNumber !== undefined && (
        <a
          className="bsro-button"
          href={getAppointmentAddress({
            sa_source: 'tire-detail',
            storeNumber,
            serviceId: TIRE_INSTALLATION,
          })}
        >
          {DETAIL_LABELS.schedule}
        </a>
      )}
      {phone && (
        <a className="bsro-button" href={phone}>
          {limit === 'noPrice' ? DETAIL_LABELS.callForPrice : DETAIL_LABELS.call}
        </a>
      )}
    </>
  );

  return (
    <div className={`bsro-tire-detail bsro-tire-detail--${version}`}>
      <FitLine vehicle={vehicle} front={front} rear={rear} />
      <div className="bsro-tire-detail__facts" aria-busy={offer.tires.isBusy}>
        {offer.tires.error ? (
          <FailureMessage text={DETAIL_LABELS.detailsFailed} onRetry={offer.tires.retry} />
        ) : storeNumber === undefined ? (
          <p>
            {DETAIL_LABELS.noStore} <a href={PAGES.displayMap}>{DETAIL_LABELS.findStore}</a>
          </p>
        ) : !hasPrice ? (
          <p className="bsro-tire-detail__no-price">{DETAIL_LABELS.callForPrice}</p>
        ) : (
          <p className="bsro-tire-detail__prices">
            {known.map(({ tire, pricing }, index) => (
              <span key={tire.code}>
                {sale !== undefined && DETAIL_LABELS.salePrice}{' '}
                <strong className="bsro-tire-detail__amount">
                  {sale === undefined ? pricing?.price.formattedValue : formatUsd(sale)}
                </strong>{' '}
                {DETAIL_LABELS.each} {rear && `${SIDES[index]} ${tire.size}`}
              </span>
            ))}{' '}
            <span className="bsro-tire-detail__coverage">
              {sale === undefined
                ? total && formatSet(countTires(total), total.totals.items.formattedValue)
                : `${formatSet(tireCount, formatUsd((Math.round(sale * 100) * tireCount) / 100))}. ${DETAIL_LABELS.regularPrice} ${front.pricing?.price.formattedValue} ${DETAIL_LABELS.each}`}
            </span>
          </p>
        )}
        <p className={`bsro-tire-detail__stock bsro-tire-detail__stock--${stock?.kind}`}>
          {offer.tires.error || !stock ? null : (
            <>
              <span>{stock.text}</span> <a href={PAGES.displayMap}>{CHANGE_STORE}</a>
            </>
          )}
        </p>
      </div>
      {hasPrice && storeNumber !== undefined && (
        <div className="bsro-tire-detail__row">
          {products.map(({ code, qty }, index) => (
            <QuantityField
              key={code}
              label={rear ? formatSideQuantity(SIDES[index]) : DETAIL_LABELS.quantity}
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
          <p className="bsro-tire-detail__total" aria-live="polite" aria-busy={price.isBusy}>
            {total && (
              <>
                {totalText}{' '}
                <span className="bsro-tire-detail__coverage">
                  {formatCoverage(countTires(total), storeName)}
                </span>
              </>
            )}
            {skeleton}
          </p>
        </div>
      )}
      <div className="bsro-tire-detail__action" ref={action}>
        {isInCart ? (
          <>
            <p className="bsro-tire-detail__in-cart" ref={outcome} tabIndex={-1}>
              {formatInCart(countTires({ items: carted }))}
            </p>
            <a className="bsro-button bsro-button--primary" href={PAGES.cart}>
              {DETAIL_LABELS.viewCart}
            </a>
          </>
        ) : isOpen ? (
          <>
            {/* Above the button, which may be at the end of the screen. */}
            <p role="alert" className="bsro-tire-detail__problem">
              {problem}
            </p>
            <button
              type="button"
              className="bsro-button bsro-button--primary"
              ref={main}
              aria-disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void press()}
            >
              {pressButton}
            </button>
          </>
        ) : (
          <>
            {limit === 'unavailable' && storeNumber !== undefined && (
              <button type="button" className="bsro-button bsro-button--primary" disabled>
                {DETAIL_LABELS.unavailable}
              </button>
            )}
            {(refusal || limit === 'noEcommerce') && (
              <p ref={outcome} tabIndex={-1}>
                {refusal?.text ?? DETAIL_LABELS.noEcommerce}
              </p>
            )}
            {contact}
          </>
        )}
      </div>
      {isOpen && !isInCart && module && <module.ReplacedTires isDriver={isDriver} />}
      <div className="bsro-tire-detail__extras">
        {extras.module && (
          <extras.module.TireExtras
            tires={tires}
            offer={offer}
            vehicle={vehicle}
            action={action}
            version={version}
            hasButton={isOpen && !isInCart}
            isBusy={isBusy}
            total={total && totalText}
            button={pressButton}
            onPress={() => void press()}
          />
        )}
      </div>
      {module && ownQuote && storeNumber !== undefined && (
        <module.QuotePanel quote={ownQuote} storeNumber={storeNumber} isInCart={isInCart} />
      )}
      {canSaveBySigningIn && (
        <p className="bsro-tire-detail__sign-in">
          {SIGN_IN_SAVINGS.before} <a href={PAGES.accountSignIn}>{SIGN_IN_SAVINGS.signIn}</a>{' '}
          {SIGN_IN_SAVINGS.or} <a href={PAGES.accountCreate}>{SIGN_IN_SAVINGS.signUp}</a>
        </p>
      )}
      {hasPrice && storeNumber !== undefined && (
        <details className="bsro-tire-detail__included" open={version === 'v2'}>
          <summary>{DETAIL_LABELS.included}</summary>
          {price.error ? (
            <FailureMessage text={DETAIL_LABELS.priceFailed} onRetry={price.retry} />
          ) : total ? (
            <PriceList price={total} isBusy={price.isBusy} />
          ) : (
            <div className="bsro-tire-detail__rows">
              {skeleton}
              {skeleton}
              {skeleton}
              <LateMessage indicator={indicator} label={DETAIL_LABELS.price} />
            </div>
          )}
        </details>
      )}
    </div>
  );
}

import { countTires } from '../../ui/cart/PriceList';
import type { TirePrice } from '../../services/tire-price';
import { PAGES } from '../../site/pages';
import { formatUsd } from '../../language/numbers';
import type { Availability } from '../../domain/tires/availability';
import { applySalePrices, getCurrentPrices } from '../../domain/tires/sale-price';
import type { TireGroup } from '../../domain/tires/tire-group';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { SavingList } from '../../ui/product/SavingList';
import { listSavings } from '../../ui/product/savings';
import type { ShownPrice } from '../../ui/product/savings';
import { STORE_LABELS } from '../../ui/store/messages';
import { DetailsFailure } from './DetailsFailure';
import { DETAIL_LABELS, formatCount, SIDES } from './messages';
import type { Product, TireOffer } from './useTireOffer';

/** Number of tires that a set price and instant savings apply to. */
const SET_SIZE = 4;

interface FactsProps {
  offer: TireOffer;
  group: TireGroup;
  products: readonly Product[];
  /** Whether the store shows prices. */
  hasPrice: boolean;
  /** The price of one tire with its savings. */
  shown: ShownPrice;
  /** The out-the-door price of the products, once it is known. */
  total: TirePrice | undefined;
  stock: Availability | undefined;
}

/** The price, savings, and stock at my store, or a skeleton while the loaded ones would mislead. */
export function Facts({
  offer: { storeNumber, tires: details, price: outTheDoor, isOutdated },
  group,
  products,
  hasPrice,
  shown,
  total,
  stock,
}: FactsProps) {
  const isMisleading = details.isBusy && isOutdated;
  const indicator = useLoadingIndicator(isMisleading);
  const isHidden = isMisleading || indicator !== 'hidden';
  const { pricing, price = 0 } = group;
  const [first, rear] = products;
  const prices = getCurrentPrices(group, shown.loggedIn);
  const { price: salePrice = 0 } = applySalePrices(group, shown.loggedIn);
  // Instant savings apply only to complete sets of four: for a pair, with as many front as rear tires.
  const isOnSale =
    products.every(({ qty }) => (qty * products.length) % SET_SIZE === 0 && qty === first?.qty) &&
    salePrice < price;
  const isSet = products.every(({ qty }) => qty * products.length === SET_SIZE);
  const formatSet = (dollars: number): string => formatUsd(dollars * (SET_SIZE / products.length));

  const regularPrice = rear ? formatSet(price) : `${formatUsd(price)} ${DETAIL_LABELS.each}`;
  const coverage = isOnSale
    ? `Set of ${SET_SIZE} ${formatSet(salePrice)}. ${DETAIL_LABELS.regularPrice} ${regularPrice}`
    : isSet
      ? `Set of ${SET_SIZE} ${formatSet(price)}`
      : total && `${formatCount(countTires(total))} ${total.totals.items.formattedValue}`;

  return (
    <div
      className={`bsro-buy-box__facts${isHidden ? ' bsro-buy-box__facts--hidden' : ''}`}
      aria-busy={details.isBusy || isHidden}
    >
      {details.error ? (
        <DetailsFailure tires={details} />
      ) : storeNumber === undefined ? (
        <p>
          {DETAIL_LABELS.noStore} <a href={PAGES.displayMap}>{DETAIL_LABELS.findStore}</a>
        </p>
      ) : !hasPrice ? (
        <p className="bsro-buy-box__no-price">{DETAIL_LABELS.callForPrice}</p>
      ) : (
        <>
          <p className="bsro-buy-box__prices">
            {pricing.map((each, index) => (
              <span key={products[index]?.code}>
                {isOnSale && DETAIL_LABELS.salePrice}{' '}
                <strong className="bsro-buy-box__amount">
                  {formatUsd((isOnSale && prices[index]) || each.price.value)}
                </strong>{' '}
                {DETAIL_LABELS.each} {rear && SIDES[index]}
              </span>
            ))}{' '}
            <span
              className="bsro-buy-box__coverage"
              aria-busy={!isOnSale && !isSet && outTheDoor.isBusy}
            >
              {coverage}
            </span>
          </p>
          <SavingList savings={listSavings(shown)} />
        </>
      )}
      <p className={`bsro-buy-box__stock bsro-stock-mark--${stock?.kind}`}>
        {details.error || !stock ? null : (
          <>
            <span>{stock.text}</span> <a href={PAGES.displayMap}>{STORE_LABELS.change}</a>
          </>
        )}
      </p>
      {indicator !== 'hidden' && (
        <div className="bsro-buy-box__wait">
          <span className="bsro-skeleton__line bsro-skeleton__line--short" />
          <span className="bsro-skeleton__line" />
          <LateMessage indicator={indicator} label={DETAIL_LABELS.details} />
        </div>
      )}
    </div>
  );
}

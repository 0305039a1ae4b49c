import { countTires } from '../../domain/tires/item-groups';
import type { TirePrice } from '../../services/tire-price';
import { PAGES } from '../../site/pages';
import { formatUsd } from '../../language/numbers';
import type { Availability } from '../../domain/tires/availability';
import { applySalePrices, getCurrentPrices, SET_SIZE } from '../../domain/tires/sale-price';
import type { TireGroup } from '../../domain/tires/tire-group';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { PRODUCT_TEXTS } from '../../ui/product/messages';
import { SavingList } from '../../ui/product/SavingList';
import { listSavings } from '../../ui/product/savings';
import type { ShownPrice } from '../../ui/product/savings';
import { RichText } from '../../ui/RichText';
import { STORE_LABELS } from '../../ui/store/messages';
import { DetailsFailure } from './DetailsFailure';
import { DETAIL_LABELS } from './messages';
import type { Product, TireOffer } from './useTireOffer';

interface FactsProps {
  offer: TireOffer;
  group: TireGroup;
  products: readonly Product[];
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
  const prices = getCurrentPrices(group, shown.isSignedIn);
  const { price: salePrice = 0 } = applySalePrices(group, shown.isSignedIn);
  // Instant savings apply only to complete sets of four: for a pair, with as many front as rear tires.
  const isOnSale =
    products.every(({ qty }) => (qty * products.length) % SET_SIZE === 0 && qty === first?.qty) &&
    salePrice < price;
  const isSet = products.every(({ qty }) => qty * products.length === SET_SIZE);
  const formatSet = (dollars: number): string => formatUsd(dollars * (SET_SIZE / products.length));

  const coverage = isOnSale
    ? DETAIL_LABELS[rear ? 'salePair' : 'saleSet']({
        price: formatSet(salePrice),
        regular: rear ? formatSet(price) : formatUsd(price),
      })
    : isSet
      ? PRODUCT_TEXTS.set({ price: formatSet(price) })
      : total &&
        DETAIL_LABELS.tires({
          count: countTires(total),
          price: total.totals.items.formattedValue,
        });
  const singleText = PRODUCT_TEXTS[isOnSale ? 'sale' : 'each'];
  const pairTexts = isOnSale
    ? [DETAIL_LABELS.saleFront, DETAIL_LABELS.saleRear]
    : [DETAIL_LABELS.eachFront, DETAIL_LABELS.eachRear];

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
                <RichText
                  text={(rear && pairTexts[index]) || singleText}
                  values={{
                    price: (
                      <strong className="bsro-buy-box__amount">
                        {formatUsd((isOnSale && prices[index]) || each.price.value)}
                      </strong>
                    ),
                  }}
                />{' '}
              </span>
            ))}{' '}
            <span
              className="bsro-buy-box__coverage bsro-note bsro-note--block"
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

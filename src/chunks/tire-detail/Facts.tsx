import { countTires } from '../../ordering/PriceList';
import type { TirePrice } from '../../services/tire-price';
import { PAGES } from '../../site/addresses';
import { formatUsd } from '../../site/format-usd';
import type { Availability } from '../../tires/availability';
import type { TireGroup } from '../../tires/tire-group';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { SavingList } from '../../ui/product/SavingList';
import { getSalePrice, listSavings } from '../../ui/product/savings';
import type { ShownPrice } from '../../ui/product/savings';
import { CHANGE_STORE } from '../../ui/store/price-messages';
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

/** The price, savings, and stock at my store, or a skeleton while those of another store load. */
export function Facts({
  offer: { storeNumber, tires: details },
  group: { tires, pricing, price },
  products,
  hasPrice,
  shown,
  total,
  stock,
}: FactsProps) {
  const indicator = useLoadingIndicator(details.isBusy);
  const count = products.reduce((sum, { qty }) => sum + qty, 0);
  // Instant savings apply to full sets of four only; a pair has no sale price here.
  const sale = count % SET_SIZE > 0 ? undefined : getSalePrice(shown);
  const isSet = products.every(({ qty }) => qty * products.length === SET_SIZE);
  const formatSet = (dollars: number): string => `Set of ${SET_SIZE} ${formatUsd(dollars)}`;

  const getCoverage = (): string | undefined => {
    if (sale !== undefined) {
      return `${formatSet(sale * SET_SIZE)}. ${DETAIL_LABELS.regularPrice} ${pricing[0]?.price.formattedValue} ${DETAIL_LABELS.each}`;
    }
    if (isSet && price !== undefined) return formatSet(price * (SET_SIZE / products.length));
    return total && `${formatCount(countTires(total))} ${total.totals.items.formattedValue}`;
  };

  return (
    <div className="bsro-tire-detail__facts" aria-busy={details.isBusy || indicator !== 'hidden'}>
      {details.error ? (
        <DetailsFailure tires={details} />
      ) : storeNumber === undefined ? (
        <p>
          {DETAIL_LABELS.noStore} <a href={PAGES.displayMap}>{DETAIL_LABELS.findStore}</a>
        </p>
      ) : !hasPrice ? (
        <p className="bsro-tire-detail__no-price">{DETAIL_LABELS.callForPrice}</p>
      ) : (
        <>
          <p className="bsro-tire-detail__prices">
            {pricing.map((each, index) => (
              <span key={tires[index]?.code}>
                {sale !== undefined && DETAIL_LABELS.salePrice}{' '}
                <strong className="bsro-tire-detail__amount">
                  {sale === undefined ? each.price.formattedValue : formatUsd(sale)}
                </strong>{' '}
                {DETAIL_LABELS.each} {tires[1] && `${SIDES[index]} ${tires[index]?.size}`}
              </span>
            ))}{' '}
            <span className="bsro-tire-detail__coverage">{getCoverage()}</span>
          </p>
          <SavingList savings={listSavings(shown)} />
        </>
      )}
      <p className={`bsro-tire-detail__stock bsro-tire-detail__stock--${stock?.kind}`}>
        {details.error || !stock ? null : (
          <>
            <span>{stock.text}</span> <a href={PAGES.displayMap}>{CHANGE_STORE}</a>
          </>
        )}
      </p>
      {indicator !== 'hidden' && (
        <div className="bsro-tire-detail__wait">
          <span className="bsro-skeleton__line bsro-skeleton__line--short" />
          <span className="bsro-skeleton__line" />
          <LateMessage indicator={indicator} label={DETAIL_LABELS.details} />
        </div>
      )}
    </div>
  );
}

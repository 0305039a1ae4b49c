import type { TirePrice } from '../../services/tire-price';
import { DETAIL_LABELS } from './messages';

/** Returns the number of tires that a price is for. */
export const countTires = ({ items }: TirePrice): number =>
  items.reduce((sum, { qty }) => sum + qty, 0);

interface PriceListProps {
  price: TirePrice;
  /** Whether a newer price is loading. */
  isBusy: boolean;
}

/** The out-the-door price as an itemized list, with rebates below (docs/service-contract.md#prices-of-an-order). */
export function PriceList({ price, isBusy }: PriceListProps) {
  const { items, fees, discounts, totals, rebates } = price;
  const tires = countTires(price);
  return (
    <div className="bsro-tire-price" aria-busy={isBusy}>
      <dl className="bsro-tire-price__rows">
        {items.map(({ code, size, qty, price: each, total }) => (
          <div key={code}>
            <dt>
              {size}{' '}
              <span className="bsro-tire-price__count">{`${qty} × ${each.formattedValue}`}</span>
            </dt>
            <dd>{total.formattedValue}</dd>
          </div>
        ))}
        {fees.map(({ code, name, price: each, per, total }) => (
          <div key={code}>
            <dt>
              {name}
              {per === 'tire' && (
                <span className="bsro-tire-price__count">{` ${tires} × ${each.formattedValue}`}</span>
              )}
            </dt>
            <dd>{total.formattedValue}</dd>
          </div>
        ))}
        {discounts.map(({ friendlyId, displayName, amount }) => (
          <div key={friendlyId} className="bsro-tire-price__saving">
            <dt>{displayName}</dt>
            <dd>−{amount.formattedValue}</dd>
          </div>
        ))}
        <div>
          <dt>{DETAIL_LABELS.tax}</dt>
          <dd>{totals.tax.formattedValue}</dd>
        </div>
        <div className="bsro-tire-price__total">
          <dt>{DETAIL_LABELS.total}</dt>
          <dd>{totals.total.formattedValue}</dd>
        </div>
      </dl>
      {rebates.length > 0 && (
        <ul className="bsro-tire-price__rebates">
          {rebates.map(({ friendlyId, displayName, amount }) => (
            <li key={friendlyId}>
              {DETAIL_LABELS.afterRebate}: <strong>{amount.formattedValue}</strong>{' '}
              {DETAIL_LABELS.byMail}, {displayName}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

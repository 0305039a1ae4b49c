import { getDataLanguage } from '../../language/language';
import type { Cart } from '../../services/cart-schema';
import type { Fee, PricedItem, Saving, Totals } from '../../services/price-schema';
import { countTires } from '../../domain/tires/item-groups';
import { formatItemSize } from '../../domain/tires/axle';
import { RichText } from '../RichText';
import { getAddOnName, getFeeName, PRICE_LABELS } from './price-messages';
import './price-list.css';

/** The itemized price of an order (docs/service-contract.md#prices-of-an-order). */
interface ItemizedPrice {
  readonly items: readonly PricedItem[];
  readonly addOns?: Cart['addOns'];
  readonly fees: readonly Fee[];
  readonly discounts: readonly Saving[];
  readonly totals: Totals;
  /** Mail-in rebates; not part of the total. */
  readonly rebates?: readonly Saving[];
}

interface PriceListProps {
  price: ItemizedPrice;
  /** Whether a newer price is loading. */
  isBusy: boolean;
}

/**
 * The out-the-door price as an itemized list, with rebates below. While a newer price loads, the list is
 * dimmed, and screen readers skip it.
 */
export function PriceList({ price, isBusy }: PriceListProps) {
  const { items, addOns = [], fees, discounts, totals, rebates = [] } = price;
  const tires = countTires(price);
  return (
    <div className="bsro-price-list" aria-busy={isBusy} aria-hidden={isBusy}>
      <dl className="bsro-price-list__rows">
        {items.map((item) => (
          <div key={item.code}>
            <dt>
              {formatItemSize(item)}{' '}
              <span className="bsro-price-list__count bsro-note">{`${item.qty} × ${item.price.formattedValue}`}</span>
              {item.regularPrice && (
                <span className="bsro-note bsro-note--block">
                  {PRICE_LABELS.regular({ price: item.regularPrice.formattedValue })}
                </span>
              )}
            </dt>
            <dd>{item.total.formattedValue}</dd>
          </div>
        ))}
        {addOns.map(({ code, name, price: each }) => (
          <div key={code}>
            <dt>{getAddOnName(code, name)}</dt>
            <dd>{each.formattedValue}</dd>
          </div>
        ))}
        {fees.map(({ code, name, price: each, per, total }) => (
          <div key={code}>
            <dt>
              {getFeeName(code, name)}
              {per === 'tire' && (
                <span className="bsro-price-list__count bsro-note">{` ${tires} × ${each.formattedValue}`}</span>
              )}
            </dt>
            <dd>{total.formattedValue}</dd>
          </div>
        ))}
        {discounts.map(({ friendlyId, displayName, amount }) => (
          <div key={friendlyId} className="bsro-price-list__saving">
            <dt lang={getDataLanguage()}>{displayName}</dt>
            <dd>−{amount.formattedValue}</dd>
          </div>
        ))}
        <div>
          <dt>{PRICE_LABELS.tax}</dt>
          <dd>{totals.tax.formattedValue}</dd>
        </div>
        <div className="bsro-price-list__total">
          <dt>{PRICE_LABELS.total}</dt>
          <dd>{totals.total.formattedValue}</dd>
        </div>
      </dl>
      {rebates.length > 0 && (
        <ul className="bsro-price-list__rebates">
          {rebates.map(({ friendlyId, displayName, amount }) => {
            const offer = <span lang={getDataLanguage()}>{displayName}</span>;
            return (
              <li key={friendlyId}>
                {/* Most names contain the amount, and say that the money comes by mail. */}
                {displayName.includes('$') ? (
                  <RichText text={PRICE_LABELS.afterRebate} values={{ offer }} />
                ) : (
                  <RichText
                    text={PRICE_LABELS.afterRebateByMail}
                    values={{ amount: <strong>{amount.formattedValue}</strong>, offer }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

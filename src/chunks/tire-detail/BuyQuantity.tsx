import type { ReactNode } from 'react';
import { AVAILABILITY_TEXTS } from '../../domain/tires/availability';
import { countTires } from '../../domain/tires/item-groups';
import { QuantityField } from '../../ui/cart/QuantityField';
import type { TirePrice } from '../../services/tire-price';
import { DETAIL_LABELS } from './messages';
import type { Product } from './useTireOffer';

interface BuyQuantityProps {
  products: readonly Product[];
  /** The out-the-door price of the products, once it is known. */
  total: TirePrice | undefined;
  totalText: ReactNode;
  isBusy: boolean;
  skeleton: ReactNode;
  storeName: string | undefined;
  onChange: (products: readonly Product[]) => void;
}

export function BuyQuantity({
  products,
  total,
  totalText,
  isBusy,
  skeleton,
  storeName,
  onChange,
}: BuyQuantityProps) {
  return (
    <div className="bsro-buy-box__row">
      {products.map(({ code, qty }, index) => (
        <QuantityField
          key={code}
          label={
            products[1]
              ? DETAIL_LABELS[index === 0 ? 'frontQuantity' : 'rearQuantity']
              : DETAIL_LABELS.quantity
          }
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
      <p className="bsro-buy-box__total" aria-live="polite" aria-busy={isBusy}>
        {total && (
          <>
            {totalText}{' '}
            <span className="bsro-note bsro-note--block">
              {DETAIL_LABELS.coverage({
                count: countTires(total),
                store: storeName || AVAILABILITY_TEXTS.yourStore,
              })}
            </span>
          </>
        )}
        {skeleton}
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { TirePrice } from '../../services/tire-price';
import { PriceList } from '../../ui/cart/PriceList';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { LateMessage } from '../../ui/loading/LateMessage';
import type { LoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { DETAIL_LABELS } from './messages';
import type { TireOffer } from './useTireOffer';

interface IncludedPriceProps {
  price: TireOffer['price'];
  /** The out-the-door price, once it is shown. */
  total: TirePrice | undefined;
  isOpen: boolean;
  indicator: LoadingIndicator;
  skeleton: ReactNode;
}

export function IncludedPrice({ price, total, isOpen, indicator, skeleton }: IncludedPriceProps) {
  return (
    <details className="bsro-buy-box__included" open={isOpen}>
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
  );
}

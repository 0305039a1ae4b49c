import { useState } from 'react';
import type { TireDetailAttributes } from '../../mounts/placeholders/tire-detail';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppSelector } from '../../store/hooks';
import { selectQuote } from '../../store/shop/quote-slice';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { CmsContent } from '../../ui/loading/CmsContent';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { BuyBox } from './BuyBox';
import { DETAIL_LABELS } from './messages';
import { useTireOffer } from './useTireOffer';
import type { Product } from './useTireOffer';
import '../../ordering/price-list.css';
import '../../ordering/quantity.css';
import '../../ui/bottom-bar/bottom-bar.css';
import '../../ui/failure/failure.css';
import '../../ui/product/compare-checkbox.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './tire-detail.css';

/** The initial number of tires, half of each for a pair. */
const SET_SIZE = 4;

/**
 * The part of a tire's page that sells it: fit, price, stock, quantity, out-the-door price, and the
 * button (TDP-2). The CMS's nodes stay until the tire has loaded.
 */
export default function TireDetail({ attributes, cms }: RootProps<TireDetailAttributes>) {
  const codes = attributes.article.split('_');
  const quote = useAppSelector(selectQuote);
  const [selected, setSelected] = useState<readonly Product[]>();
  const quoted = quote.tire?.article === attributes.article ? quote.request?.products : undefined;
  const products =
    selected ?? quoted ?? codes.map((code) => ({ code, qty: SET_SIZE / codes.length }));
  const offer = useTireOffer(products);
  const { tires } = offer;
  const indicator = useLoadingIndicator(!tires.data && tires.isBusy);

  if (tires.data) {
    return (
      <BuyBox
        article={attributes.article}
        products={products}
        tires={tires.data}
        offer={offer}
        onChange={setSelected}
      />
    );
  }
  return (
    <>
      <div aria-busy={tires.isBusy}>
        <CmsContent nodes={cms} />
        <LateMessage indicator={indicator} label={DETAIL_LABELS.details} />
      </div>
      {tires.error && <FailureMessage text={DETAIL_LABELS.detailsFailed} onRetry={tires.retry} />}
    </>
  );
}

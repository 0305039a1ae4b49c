import { useState } from 'react';
import { readTdpVersion } from '../../site/read-switches';
import type { TireDetailAttributes } from '../../mounts/placeholders/tire-detail';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppSelector } from '../../store/hooks';
import { selectQuote } from '../../store/quote/quote-slice';
import { CmsContent } from '../../ui/loading/CmsContent';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { BuyBox } from './BuyBox';
import { DetailsFailure } from './DetailsFailure';
import { FitLine } from './FitLine';
import { DETAIL_LABELS } from './messages';
import { useFitVehicle } from './useFitVehicle';
import { useTireOffer } from './useTireOffer';
import type { Product } from './useTireOffer';
import '../../ui/cart/price-list.css';
import '../../ui/cart/quantity.css';
import '../../ui/bottom-bar/bottom-bar.css';
import '../../ui/failure/failure.css';
import '../../ui/product/compare-checkbox.css';
import '../../ui/product/stock-mark.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './tire-detail.css';

/** The initial number of tires; for a pair, half of them on each axle. */
const SET_SIZE = 4;

/**
 * The offer on a tire's page: fit, price, stock, quantity, out-the-door price, and the button (TDP-2). The
 * CMS's nodes stay below the fit until the tire has loaded.
 */
export default function TireDetail({ attributes, cms }: RootProps<TireDetailAttributes>) {
  const codes = attributes.article.split('_');
  const [version] = useState(readTdpVersion);
  const quote = useAppSelector(selectQuote);
  const [selected, setSelected] = useState<readonly Product[]>();
  const isQuoted = quote.tire?.article === attributes.article;
  const vehicle = useFitVehicle(isQuoted ? quote.vehicleFitment : null);
  const quoted = isQuoted ? quote.request?.products : undefined;
  const products =
    selected ?? quoted ?? codes.map((code) => ({ code, qty: SET_SIZE / codes.length }));
  const offer = useTireOffer(products);
  const { tires } = offer;
  const indicator = useLoadingIndicator(!tires.data && tires.isBusy);

  return (
    <>
      <FitLine vehicle={vehicle} tires={tires.data} hasFailed={tires.error !== undefined} />
      {tires.data ? (
        <BuyBox
          article={attributes.article}
          version={version}
          vehicle={vehicle}
          products={products}
          tires={tires.data}
          offer={offer}
          onChange={setSelected}
        />
      ) : (
        <>
          <div aria-busy={tires.isBusy}>
            <CmsContent nodes={cms} />
            <LateMessage indicator={indicator} label={DETAIL_LABELS.details} />
          </div>
          <DetailsFailure tires={tires} />
        </>
      )}
    </>
  );
}

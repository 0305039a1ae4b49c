import { useState } from 'react';
import { readTdpVersion } from '../../site/read-switches';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectSellingStore } from '../../store/cart/cart-slice';
import { loadCart } from '../../store/cart/cart-thunks';
import { useCart } from '../../store/cart/useCart';
import { CmsContent } from '../../ui/loading/CmsContent';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { CartBody } from './CartBody';
import { Contact } from './Contact';
import { LABELS } from './messages';

/** The cart page, in two versions (MOUNT-2). The CMS's nodes stay until the cart is known. */
export default function CartPage({ cms }: RootProps<object>) {
  const dispatch = useAppDispatch();
  const { cart, activity } = useCart();
  const { status } = activity;
  const store = useAppSelector(selectSellingStore);
  const [version] = useState(readTdpVersion);
  const isLoading = !cart && status === 'loading';
  const indicator = useLoadingIndicator(isLoading);

  if (indicator !== 'hidden') {
    return (
      <Skeleton indicator={indicator} label={LABELS.loading}>
        <div className={`bsro-cart bsro-cart--${version}`}>
          <div className="bsro-cart__main bsro-cart__main--skeleton">
            <span className="bsro-skeleton__line bsro-skeleton__line--short" />
            <span className="bsro-skeleton__line" />
            <span className="bsro-skeleton__line bsro-skeleton__line--half" />
          </div>
          <div className="bsro-cart__summary">
            <span className="bsro-skeleton__line" />
            <span className="bsro-skeleton__line" />
            <span className="bsro-skeleton__line" />
          </div>
        </div>
      </Skeleton>
    );
  }
  if (isLoading) return <CmsContent nodes={cms} />;
  if (!cart && (status === 'failed' || status === 'noPrices')) {
    return (
      <div className="bsro-cart">
        <p role="alert">{status === 'failed' ? LABELS.failed : LABELS.noEcommerce}</p>
        {status === 'failed' ? (
          <p>
            <button type="button" className="bsro-button" onClick={() => void dispatch(loadCart())}>
              {LABELS.retry}
            </button>
          </p>
        ) : (
          store && (
            <Contact canInstall storeNumber={store.storeNumber} phone={store.phone} tires={[]} />
          )
        )}
        <CmsContent nodes={cms} />
      </div>
    );
  }
  return <CartBody cart={cart} layout={version} footer={<CmsContent nodes={cms} />} />;
}

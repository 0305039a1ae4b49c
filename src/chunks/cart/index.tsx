import { useState } from 'react';
import type { RootProps } from '../../mounts/schema/placeholder';
import { readTdpVersion } from '../../site/read-switches';
import { SlotContext } from '../../ui/cms/Slot';
import { CmsContent } from '../../ui/loading/CmsContent';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { CartBody } from './CartBody';
import { LABELS } from './messages';
import { useCart } from './useCart';

/** The cart page, in two versions (MOUNT-2). The CMS's nodes stay until the cart is known. */
export default function CartPage({ cms }: RootProps<object>) {
  const { cart, isLoading } = useCart();
  const [version] = useState(readTdpVersion);
  const indicator = useLoadingIndicator(isLoading);

  if (indicator !== 'hidden') {
    return (
      <Skeleton indicator={indicator} label={LABELS.loading}>
        <div className={`bsro-cart bsro-cart--${version}`}>
          <div className="bsro-cart__columns">
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
        </div>
      </Skeleton>
    );
  }
  if (isLoading) return <CmsContent nodes={cms} />;
  return (
    <SlotContext value={cms}>
      <CartBody cart={cart} layout={version} footer={<CmsContent nodes={cms} />} />
    </SlotContext>
  );
}

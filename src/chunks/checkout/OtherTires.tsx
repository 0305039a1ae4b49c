import { useEffect } from 'react';
import type { CartItem } from '../../services/cart-schema';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';

const load = () => import(/* webpackChunkName: "checkout-others" */ './others');

/**
 * Suggests tires in stock as replacements for tires of the same size that the store doesn't have enough of.
 * Their space is reserved, so that nothing moves when they arrive.
 */
export function OtherTires({ items }: { items: readonly CartItem[] }) {
  const [chunk, request] = useLazyChunk(load, 'checkout');
  useEffect(() => {
    if (chunk.status === 'idle') request();
  });
  return (
    <div className="bsro-checkout__others">
      {chunk.module && <chunk.module.AvailableTires items={items} />}
    </div>
  );
}

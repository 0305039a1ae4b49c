import { useEffect } from 'react';
import type { CartItem } from '../../services/cart-schema';
import { useLazy } from '../../ui/loading/useLazy';

const load = () => import(/* webpackChunkName: "checkout-others" */ './others');

/**
 * Suggests tires in stock as replacements for tires of the same size that the store doesn't have enough of.
 * Their space is reserved, so that nothing moves when they arrive.
 */
export function OtherTires({ items }: { items: readonly CartItem[] }) {
  const { module, request } = useLazy(load, 'checkout');
  useEffect(() => request(), [request]);
  return (
    <div className="bsro-checkout__others">{module && <module.AvailableTires items={items} />}</div>
  );
}

import { useEffect, useState } from 'react';
import type { CartIconAttributes } from '../../mounts/placeholders/cart-icon';
import type { RootProps } from '../../mounts/schema/placeholder';
import { PAGES } from '../../site/pages';
import type { RootState } from '../../store';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore, selectClosestStoreNumber } from '../../store/meta/meta-slice';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { CmsContent } from '../../ui/loading/CmsContent';
import { CartLink } from './CartLink';

/**
 * Returns whether my store sells online (CART-4): 'no' without a store, 'unknown' while it loads or
 * after a failed call.
 */
const getSellsOnline = (state: RootState): 'unknown' | 'yes' | 'no' => {
  const store = selectClosestStore(state);
  if (store) return store.eCommActiveFlag === 'Y' ? 'yes' : 'no';
  return selectClosestStoreNumber(state) ? 'unknown' : 'no';
};

/** Returns the URL of the CMS's link, or else of the cart page. */
const getCartUrl = (cms: readonly ChildNode[]): string => {
  for (const node of cms) {
    if (!(node instanceof Element)) continue;
    const link = node.matches('a[href]') ? node : node.querySelector('a[href]');
    const url = link?.getAttribute('href');
    if (url) return url;
  }
  return PAGES.cart;
};

/**
 * The cart icon of the header with its counter (CART-4). Hidden with the tax flag or if my store
 * doesn't sell online; the CMS's link stays until that is known, or if it can't be determined.
 */
export default function CartIcon({ attributes: { taxFlag }, cms }: RootProps<CartIconAttributes>) {
  const dispatch = useAppDispatch();
  const sellsOnline = useAppSelector(getSellsOnline);
  const [href] = useState(() => getCartUrl(cms));

  useEffect(() => {
    if (!taxFlag) void dispatch(loadSavedStore());
  }, [dispatch, taxFlag]);

  if (taxFlag || sellsOnline === 'no') return null;
  return sellsOnline === 'yes' ? <CartLink href={href} /> : <CmsContent nodes={cms} />;
}

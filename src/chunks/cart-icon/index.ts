import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { isSwitchedOff } from '../../browser/storage';
import { readTdpVersion } from '../../site/read-switches';
import type { CartIconAttributes } from '../../mounts/placeholders/cart-icon';
import type { RootProps } from '../../mounts/schema/placeholder';
import type { TdpVersion } from '../../site/switches';
import { getReduxStore } from '../../store';
import type { RootState } from '../../store';
import { selectClosestStore } from '../../store/meta/meta-slice';
import { readSavedStore } from '../../store/my-store/saved-store';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { loadHeaderCart } from '../../store/cart/load-header-cart';
import { selectCartCount } from '../../store/cart/cart-slice';
import { getCartUrl } from './cart-url';
import type { CartLink, CreateCartLink } from './cart-link';
import '../../ui/icon/icon.css';
import '../../ui/styles/visually-hidden.css';
import './cart-icon.css';

/** Loads the cart link that matches the version of the tire detail page (MOUNT-2). */
const loaders: Readonly<
  Record<TdpVersion, () => Promise<{ readonly createCartLink: CreateCartLink }>>
> = {
  v1: () => import(/* webpackChunkName: "cart-link" */ './cart-link-v1'),
  v2: () => import(/* webpackChunkName: "cart-link" */ './cart-link-v2'),
};

/**
 * Returns whether my store sells online (CART-4): 'no' without a store, 'unknown' while it loads or
 * after a failed call.
 */
const getSellsOnline = (state: RootState): 'unknown' | 'yes' | 'no' => {
  const store = selectClosestStore(state);
  if (store) return store.eCommActiveFlag === 'Y' ? 'yes' : 'no';
  return readSavedStore().storeNumber ? 'unknown' : 'no';
};

/**
 * The cart icon of the header with its counter (CART-4). Hidden with the tax flag or if my store
 * doesn't sell online; the CMS's link stays until that is known, or if it can't be determined.
 */
export default function enhance({
  attributes: { taxFlag },
  element,
  cms,
}: RootProps<CartIconAttributes>): () => void {
  const reduxStore = getReduxStore();
  const none: readonly Node[] = [];
  let shownNodes: readonly Node[] = cms;
  let link: CartLink | undefined;
  let linkNodes: readonly Node[] = cms;
  let count: number | undefined;
  let isRequested = false;
  let isUnmounted = false;

  const requestLink = (): void => {
    if (isRequested) return;
    isRequested = true;
    void reduxStore.dispatch(loadHeaderCart());
    loadChunk(loaders[readTdpVersion()]).then(
      ({ createCartLink }) => {
        if (isUnmounted) return;
        link = createCartLink({
          href: getCartUrl(cms),
          isDisabled: isSwitchedOff('ecommIsActive'),
        });
        linkNodes = [link.root];
        update();
      },
      (error: unknown) => report(error, { source: 'cart-icon', during: 'chunk' }),
    );
  };
  const update = (): void => {
    const sellsOnline = taxFlag ? 'no' : getSellsOnline(reduxStore.getState());
    if (sellsOnline === 'yes') requestLink();
    const items = selectCartCount(reduxStore.getState());
    if (link && items !== count) {
      count = items;
      link.setCount(items);
    }
    const next = sellsOnline === 'no' ? none : sellsOnline === 'yes' ? linkNodes : cms;
    if (next !== shownNodes) element.replaceChildren(...next);
    shownNodes = next;
  };

  keepFocus(element);
  const unsubscribe = reduxStore.subscribe(update);
  if (!taxFlag) void reduxStore.dispatch(loadSavedStore());
  update();
  return () => {
    isUnmounted = true;
    unsubscribe();
    link?.stop();
    element.replaceChildren(...cms);
    releaseFocus(element);
  };
}

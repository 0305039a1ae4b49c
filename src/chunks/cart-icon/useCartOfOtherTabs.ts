import { useEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { readStored } from '../../browser/storage';
import { loadHeaderCart } from '../../store/cart/load-header-cart';
import { useAppStore } from '../../store/hooks';

/**
 * Loads the cart again when another tab has created, replaced, emptied, or ordered it, and when the page
 * comes back from the back-forward cache. The cart page and the open dialog do this themselves.
 */
export const useCartOfOtherTabs = (): void => {
  const store = useAppStore();
  useEffect(() => {
    let guid = readStored('cart');
    return onChangedElsewhere({ key: 'cart' }, (isRestored) => {
      const { cart, isCartOpen } = store.getState().ecomm;
      if (isCartOpen || document.querySelector('.bsro-cart-app')) return;
      const previous = guid;
      guid = readStored('cart');
      const isCurrent = guid === previous || guid === cart?.guid;
      if (isRestored || !isCurrent) void store.dispatch(loadHeaderCart());
    });
  }, [store]);
};

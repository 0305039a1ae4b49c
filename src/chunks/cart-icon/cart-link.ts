import { loadChunk } from '../../browser/load-chunk';
import { goTo } from '../../browser/navigation';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { report } from '../../browser/report';
import { readStored } from '../../browser/storage';
import { getReduxStore } from '../../store';
import { loadHeaderCart } from '../../store/cart/load-header-cart';

const loadDialog = () => import(/* webpackChunkName: "cart-dialog" */ '../cart/cart-dialog');

/** Options of both versions of the cart link. */
export interface CartLinkOptions {
  readonly href: string;
  /** Whether online shopping is switched off (CART-4). */
  readonly isDisabled: boolean;
}

/** The cart link with its counter. */
export interface CartLink {
  readonly root: HTMLElement;
  readonly setCount: (count: 0 | 1) => void;
  /** Stops watching the cart in other tabs. */
  readonly stop: () => void;
}

export type CreateCartLink = (options: CartLinkOptions) => CartLink;

/** Sets the link's URL; a disabled link has none. */
export const setHref = (link: HTMLAnchorElement, { href, isDisabled }: CartLinkOptions): void => {
  if (!isDisabled) {
    link.setAttribute('href', href);
    return;
  }
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
};

const POPUP = 'aria-haspopup';

/** Marks the link as one that opens a dialog, or removes the mark if the visitor has no cart. */
export const setHasPopup = (link: HTMLAnchorElement, hasCart: boolean): void => {
  if (hasCart) link.setAttribute(POPUP, 'dialog');
  else link.removeAttribute(POPUP);
};

/**
 * Loads the cart again when another tab has created, replaced, emptied, or ordered it, and when the page
 * comes back from the back-forward cache, unless the link isn't on the page. The cart page and the open
 * dialog do this themselves.
 * @returns a function that stops it
 */
export const watchCart = (link: HTMLAnchorElement): (() => void) => {
  const reduxStore = getReduxStore();
  let guid = readStored('cart');
  return onChangedElsewhere({ key: 'cart' }, (isRestored) => {
    const { cart, isCartOpen } = reduxStore.getState().ecomm;
    if (!link.isConnected || isCartOpen || document.querySelector('.bsro-cart-app')) return;
    const previous = guid;
    guid = readStored('cart');
    const isCurrent = guid === previous || guid === cart?.guid;
    if (isRestored || !isCurrent) void reduxStore.dispatch(loadHeaderCart());
  });
};

/**
 * Opens the cart in a dialog instead of following the link. The browser still follows the link without a
 * cart, on the cart page, on a click with a modifier key, on a second click while the dialog loads, and if
 * the dialog fails to load.
 */
export const openDialogOnClick = (link: HTMLAnchorElement): void => {
  let isLoading = false;
  link.addEventListener('click', (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const canOpen =
      link.href && link.hasAttribute(POPUP) && !document.querySelector('.bsro-cart-app');
    if (isModified || isLoading || !canOpen) return;
    event.preventDefault();
    isLoading = true;
    loadChunk(loadDialog)
      .then(({ openCartDialog }) => openCartDialog(link))
      .catch((error: unknown) => {
        report(error, { source: 'cart-icon', during: 'chunk' });
        goTo(link.href);
      })
      .finally(() => {
        isLoading = false;
      });
  });
};

import { loadChunk } from '../../browser/load-chunk';
import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';

const loadDialog = () => import(/* webpackChunkName: "cart-dialog" */ '../cart/cart-dialog');

/** What both versions of the cart link show. */
export interface CartLinkOptions {
  readonly address: string;
  /** Whether online shopping is switched off (CART-4). */
  readonly isDisabled: boolean;
}

/** The cart link with its counter. */
export interface CartLink {
  readonly root: HTMLElement;
  readonly setCount: (count: 0 | 1) => void;
}

export type CreateCartLink = (options: CartLinkOptions) => CartLink;

/** Sets the link's address; a disabled link has none. */
export const setAddress = (
  link: HTMLAnchorElement,
  { address, isDisabled }: CartLinkOptions,
): void => {
  if (!isDisabled) {
    link.setAttribute('href', address);
    return;
  }
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
};

const POPUP = 'aria-haspopup';

/** Says whether the link opens a dialog, which it does for a visitor with a cart. */
export const setOpensDialog = (link: HTMLAnchorElement, hasCart: boolean): void => {
  if (hasCart) link.setAttribute(POPUP, 'dialog');
  else link.removeAttribute(POPUP);
};

/**
 * Opens the cart in a dialog instead of following the link. A modified click and a second one while the
 * dialog loads follow the link, and so does a failed load. The cart page needs no dialog.
 */
export const openDialogOnClick = (link: HTMLAnchorElement): void => {
  let isLoading = false;
  link.addEventListener('click', (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const canOpen = link.href && link.hasAttribute(POPUP) && !document.querySelector('.cart-app');
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

import { loadChunk } from '../../browser/load-chunk';
import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';

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

/** Sets whether the link opens a dialog, which it does only if the visitor has a cart. */
export const setOpensDialog = (link: HTMLAnchorElement, hasCart: boolean): void => {
  if (hasCart) link.setAttribute(POPUP, 'dialog');
  else link.removeAttribute(POPUP);
};

/**
 * Opens the cart in a dialog instead of following the link. The browser still follows it on a modified
 * click, on a second click while the dialog loads, if the dialog fails to load, and on the cart page.
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

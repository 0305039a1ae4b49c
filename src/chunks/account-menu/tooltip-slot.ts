import { isAuthorMode } from '../../site/author-mode';
import { readCookie, writeCookie } from '../../browser/cookies';
import { loadChunk } from '../../browser/load-chunk';
import { whenNear } from '../../browser/viewport';
import { createElement } from '../../ui/html/create-element';

/** The cookie that remembers that the tooltip was shown, for the default lifetime (TIP-1). */
export const TOOLTIP_COOKIE = 'bsro-sign-in-tooltip';

const load = () => import(/* webpackChunkName: "sign-in-tooltip" */ './sign-in-tooltip');

/** Nothing interrupts a checkout. */
const CHECKOUT_SELECTOR = '.bsro-checkout-app';

const hasBeenShown = (): boolean => readCookie(TOOLTIP_COOKIE) !== undefined;

/**
 * Creates the element of the tooltip, which shows once per browser, when the menu is visible (TIP-1).
 */
export const createTooltipSlot = (): {
  readonly root: HTMLElement;
  readonly destroy: () => void;
} => {
  const root = createElement('div', {});
  if (isAuthorMode() || hasBeenShown() || document.querySelector(CHECKOUT_SELECTOR))
    return { root, destroy: () => {} };
  let isVisible = false;
  let isDestroyed = false;
  let removeTooltip = (): void => {};
  const stopWatching = whenNear(root, '0px', () => {
    if (isVisible) return;
    isVisible = true;
    stopWatching();
    loadChunk(load).then(
      ({ showSignInTooltip }) => {
        // Another menu of the page may have shown it in the meantime.
        if (isDestroyed || hasBeenShown()) return;
        writeCookie(TOOLTIP_COOKIE, 'shown');
        removeTooltip = showSignInTooltip(root);
      },
      () => {
        // The tooltip is optional; the next page tries again.
      },
    );
  });
  return {
    root,
    destroy() {
      isDestroyed = true;
      stopWatching();
      removeTooltip();
    },
  };
};

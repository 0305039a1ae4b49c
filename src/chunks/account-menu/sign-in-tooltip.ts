import { startVisibleTimer } from '../../browser/when-visible';
import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import { createIcon } from '../../ui/icon/create-icon';
import { CLOSE } from '../../ui/icon/shapes';
import { placeTooltip } from './place-tooltip';
import { TOOLTIP_TEXTS } from './tooltip-messages';
import '../../ui/html/close-button.css';
import './sign-in-tooltip.css';

/** Milliseconds on a visible page until the tooltip hides, unless it is hovered or focused (TIP-1). */
const HIDE_DELAY = 5_000;

/**
 * Shows a tooltip that invites a visitor to sign in, in a slot of the menu (TIP-1).
 * @returns a function that removes it
 */
export const showSignInTooltip = (slot: HTMLElement): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const closeButton = createElement(
    'button',
    { type: 'button', className: 'bsro-close-button' },
    createIcon(CLOSE),
  );
  closeButton.setAttribute('aria-label', TOOLTIP_TEXTS.close);
  const tooltip = createElement(
    'div',
    { className: 'bsro-sign-in-tooltip' },
    createStatus(
      'p',
      'bsro-sign-in-tooltip__text',
      createElement('strong', { className: 'bsro-sign-in-tooltip__title' }, TOOLTIP_TEXTS.title),
      createElement('span', {}, TOOLTIP_TEXTS.text),
    ),
    closeButton,
  );

  let stopTimer = (): void => {};
  let isHovered = false;
  let isFocused = false;
  const remove = (): void => {
    stopTimer();
    listeners.abort();
    tooltip.remove();
  };
  const restartTimer = (): void => {
    stopTimer();
    if (!isHovered && !isFocused) stopTimer = startVisibleTimer(HIDE_DELAY, remove);
  };
  const createHoverHandler = (value: boolean) => (): void => {
    isHovered = value;
    restartTimer();
  };
  const createFocusHandler = (value: boolean) => (): void => {
    isFocused = value;
    restartTimer();
  };
  tooltip.addEventListener('pointerenter', createHoverHandler(true), { signal });
  tooltip.addEventListener('pointerleave', createHoverHandler(false), { signal });
  tooltip.addEventListener('pointercancel', createHoverHandler(false), { signal });
  tooltip.addEventListener('focusin', createFocusHandler(true), { signal });
  tooltip.addEventListener('focusout', createFocusHandler(false), { signal });
  tooltip.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') remove();
    },
    { signal },
  );
  closeButton.addEventListener('click', remove, { signal });
  // When a menu of the header opens, the tooltip could cover the menu.
  slot.closest('header')?.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) remove();
    },
    { capture: true, signal },
  );

  slot.append(tooltip);
  const menu = slot.closest('.bsro-account-menu__content');
  if (menu) {
    const update = (): void => placeTooltip(tooltip, menu);
    addEventListener('resize', update, { signal });
    update();
  }
  restartTimer();
  return remove;
};

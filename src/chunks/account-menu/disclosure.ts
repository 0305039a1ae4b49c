import { bus } from '../../bus/bus';
import { dismissOnOutsideInteraction } from '../../ui/dialog/dismiss-on-outside-interaction';
import { createElement } from '../../ui/html/create-element';
import { setText } from '../../ui/html/set-text';
import { createIcon } from '../../ui/icon/create-icon';
import { CHEVRON, PERSON } from '../../ui/icon/shapes';

/** A button that toggles a panel. */
export interface Disclosure {
  readonly root: HTMLElement;
  readonly setLabel: (label: string) => void;
  readonly close: () => void;
}

let disclosureCount = 0;

/**
 * Creates a button that toggles a panel. Opening the panel closes the panel of my store. The panel closes on Escape,
 * on a click outside, when the focus leaves it, and when the panel of my store or my garage opens (MYST-7).
 */
export const createDisclosure = (...content: readonly HTMLElement[]): Disclosure => {
  disclosureCount += 1;
  const panel = createElement(
    'div',
    {
      className: 'bsro-account-menu__panel',
      id: `bsro-account-menu-${disclosureCount}`,
      hidden: true,
    },
    ...content,
  );
  const name = createElement('span', { className: 'bsro-account-menu__name' });
  const button = createElement(
    'button',
    { type: 'button', className: 'bsro-account-menu__toggle' },
    createIcon(PERSON),
    name,
    createIcon(CHEVRON),
  );
  const root = createElement('div', { className: 'bsro-account-menu__disclosure' }, button, panel);
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-controls', panel.id);

  let cleanups: (() => void)[] = [];
  const close = (): void => {
    for (const cleanUp of cleanups.splice(0)) cleanUp();
    panel.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  };
  const open = (): void => {
    bus.publish('close-my-store-globally', {});
    panel.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    cleanups = [
      dismissOnOutsideInteraction({ element: root, close, focusOpener: () => button.focus() }),
      bus.subscribe('on-my-store-open', close),
      bus.subscribe('on-my-garage-open', close),
    ];
  };
  button.addEventListener('click', () => (panel.hidden ? open() : close()));

  return {
    root,
    setLabel: (label) => setText(name, label),
    close,
  };
};

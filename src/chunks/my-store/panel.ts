import { getNow } from '../../browser/clock';
import { onRefresh } from '../../browser/refresh';
import { bus } from '../../bus/bus';
import type { AppStore } from '../../store';
import { chooseStoreByZip } from '../../store/my-store/choose-store';
import { PAGES } from '../../site/pages';
import { selectMyStore } from '../../store/meta/meta-slice';
import { dismissOnOutsideInteraction } from '../../ui/dialog/dismiss-on-outside-interaction';
import { getStoreSelectedMessage } from '../../domain/stores/messages';
import { createElement } from '../../ui/html/create-element';
import { enhanceZipForm } from '../../ui/store/zip-search';
import { REQUIRED_MESSAGE } from '../../validation/messages';
import { validateZip } from '../../validation/zip';
import { ALL_STORES_LINK, ZIP_LABELS } from './panel-messages';
import { countOpenPanels } from './open-panels';
import { createStoreView } from './store-view';
import './panel.css';

/** Controls the panel of my store. */
export interface Panel {
  readonly toggle: () => void;
  readonly destroy: () => void;
}

interface PanelOptions {
  /** The placeholder. */
  readonly element: HTMLElement;
  /** The button that toggles the panel. */
  readonly button: HTMLElement;
  readonly store: AppStore;
}

let panelCount = 0;

/**
 * Creates the panel below the button of my store: the store with its hours, and ways to select another
 * one. The panel closes when the garage or the account menu opens, on a click outside, on Escape, and
 * when Tab moves the focus out of it (MYST-7).
 */
export const createPanel = ({ element, button, store }: PanelOptions): Panel => {
  panelCount += 1;
  const id = `bsro-my-store-${panelCount}`;
  const view = createStoreView(element);
  const zip = createElement('input', {
    className: 'bsro-my-store__input',
    id: `${id}-zip`,
    inputMode: 'numeric',
    autocomplete: 'postal-code',
  });
  const form = createElement(
    'form',
    { className: 'bsro-my-store__form' },
    createElement(
      'label',
      { className: 'bsro-my-store__label', htmlFor: zip.id },
      ZIP_LABELS.field,
    ),
    zip,
    createElement(
      'button',
      { className: 'bsro-my-store__button', type: 'submit' },
      ZIP_LABELS.submit,
    ),
  );
  const root = createElement(
    'div',
    { className: 'bsro-my-store__panel', id, hidden: true },
    view.root,
    form,
    createElement(
      'p',
      {},
      createElement(
        'a',
        { className: 'bsro-my-store__link', href: PAGES.displayMap },
        ALL_STORES_LINK,
      ),
    ),
  );
  button.setAttribute('aria-controls', id);
  element.append(root);

  const update = (): void => view.show(selectMyStore(store.getState()), new Date(getNow()));
  const removeForm = enhanceZipForm(form, {
    validate: (zip) => (zip === '' ? REQUIRED_MESSAGE : validateZip(zip)),
    async search(zip) {
      const result = await store.dispatch(chooseStoreByZip(zip));
      return 'problem' in result
        ? result
        : { message: getStoreSelectedMessage(result.store.storeName) };
    },
  });
  const cleanups = [store.subscribe(update), onRefresh(update), removeForm, view.restore];

  let openCleanups: (() => void)[] = [];
  const close = (): void => {
    for (const cleanUp of openCleanups) cleanUp();
    root.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  };
  const open = (): void => {
    root.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    bus.publish('on-my-store-open', {});
    openCleanups = [
      dismissOnOutsideInteraction({ element, close, focusOpener: () => button.focus() }),
      bus.subscribe('on-my-store-open', () => {
        // Another panel has opened. If a page script published this, the open panel stays open.
        if (countOpenPanels() > 1) close();
      }),
      bus.subscribe('on-my-garage-open', close),
      bus.subscribe('close-my-store-globally', close),
    ];
  };

  return {
    toggle: () => (root.hidden ? open() : close()),
    destroy() {
      close();
      for (const cleanUp of cleanups) cleanUp();
      root.remove();
      button.removeAttribute('aria-controls');
    },
  };
};

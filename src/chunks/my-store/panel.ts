import { every } from '../../browser/clock';
import { bus } from '../../bus/bus';
import type { AppStore } from '../../store';
import { selectStoreByZip } from '../../store/my-store/select-store';
import { PAGES } from '../../site/addresses';
import { selectMyStore } from '../../store/meta/meta-slice';
import { dismissOnOutsideInteraction } from '../../ui/dialog/dismiss-on-outside-interaction';
import { searchByZip } from '../../ui/store/zip-search';
import { REQUIRED_MESSAGE } from '../../validation/required';
import { zipProblem } from '../../validation/zip';
import { build } from './build';
import { createStoreView } from './store-view';
import './panel.css';

/** Milliseconds between two looks at the store's clock (HOURS-4). */
const REFRESH = 10_000;

/** The panel of my store. */
export interface Panel {
  readonly toggle: () => void;
  readonly undo: () => void;
}

interface PanelPlace {
  /** The placeholder. */
  readonly element: HTMLElement;
  /** What opens and closes the panel. */
  readonly button: HTMLElement;
  readonly store: AppStore;
}

let panels = 0;

/**
 * The panel below the button of my store: the store with its hours, and the ways to another one.
 * It closes when the garage or the account opens, by a press elsewhere, by Escape and by leaving
 * it with Tab (MYST-7).
 */
export const createPanel = ({ element, button, store }: PanelPlace): Panel => {
  panels += 1;
  const id = `bsro-my-store-${panels}`;
  const view = createStoreView(element);
  const zip = build('input', {
    className: 'bsro-my-store__input',
    id: `${id}-zip`,
    inputMode: 'numeric',
    autocomplete: 'postal-code',
  });
  const form = build(
    'form',
    { className: 'bsro-my-store__form' },
    build('label', { className: 'bsro-my-store__label', htmlFor: zip.id }, 'Store near a zip code'),
    zip,
    build('button', { className: 'bsro-my-store__button', type: 'submit' }, 'Find my store'),
  );
  const root = build(
    'div',
    { className: 'bsro-my-store__panel', id, hidden: true },
    view.root,
    form,
    build(
      'p',
      {},
      build('a', { className: 'bsro-my-store__link', href: PAGES.displayMap }, 'See all stores'),
    ),
  );
  element.classList.add('bsro-my-store');
  button.setAttribute('aria-controls', id);
  element.append(root);

  const show = (): void => view.show(selectMyStore(store.getState()), new Date());
  const undoForm = searchByZip(form, {
    validate: (typed) => (typed.trim() === '' ? REQUIRED_MESSAGE : zipProblem(typed)),
    async search(typed) {
      const choice = await store.dispatch(selectStoreByZip(typed.trim()));
      return 'problem' in choice
        ? choice
        : { message: `${choice.store.storeName} is your store now.` };
    },
  });
  const ends = [store.subscribe(show), every(REFRESH, show), undoForm, view.undo];
  show();

  let endsOfOpen: (() => void)[] = [];
  const close = (): void => {
    for (const end of endsOfOpen) end();
    root.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  };
  const open = (): void => {
    bus.publish('on-my-store-open', {});
    root.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    endsOfOpen = [
      dismissOnOutsideInteraction({ element, close, focusOpener: () => button.focus() }),
      bus.subscribe('on-my-store-open', close),
      bus.subscribe('on-my-garage-open', close),
      bus.subscribe('close-my-store-globally', close),
    ];
  };

  return {
    toggle: () => (root.hidden ? open() : close()),
    undo() {
      close();
      for (const end of ends) end();
      root.remove();
      element.classList.remove('bsro-my-store');
      button.removeAttribute('aria-controls');
    },
  };
};

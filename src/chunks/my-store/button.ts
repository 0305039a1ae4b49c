import { startTimer } from '../../browser/clock';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { bus } from '../../bus/bus';
import type { AppStore } from '../../store';
import { isBusy, setBusy } from '../../ui/loading/aria-busy';
import { countOpenPanels } from './open-panels';
import type { Panel } from './panel';

export const PANEL_NOT_LOADED = "My store didn't open. Use the link to go to its page.";

const loadPanel = () => import(/* webpackChunkName: "my-store-panel" */ './panel');

/** Milliseconds after which the open state in the CMS's HTML can be out of date. */
export const OPEN_STATE_LIFETIME_MS = 60_000;

/** Checks whether a placeholder is the first visible one on the page. */
const isFirstVisible = (element: HTMLElement): boolean =>
  [...document.querySelectorAll('.bsro-my-store[data-mount=mounted]')].find(
    (candidate) => candidate.getClientRects().length > 0,
  ) === element;

interface ButtonOptions {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly store: AppStore;
}

/**
 * Turns the CMS's link into a button that toggles the panel. The panel loads on the first click, or when
 * the open state has to be updated. If it doesn't load, shows a message and restores the link.
 * @returns a function that restores the link
 */
export const turnIntoButton = ({ element, link, store }: ButtonOptions): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const status = document.createElement('span');
  let panel: Panel | undefined;

  const restoreLink = (): void => {
    controller.abort();
    link.removeAttribute('role');
    link.removeAttribute('aria-expanded');
    setBusy(link, false);
  };
  const load = async (): Promise<Panel> => {
    const { createPanel } = await loadChunk(loadPanel);
    panel ??= createPanel({ element, button: link, store });
    if (signal.aborted) panel.destroy();
    return panel;
  };
  const reportChunkError = (error: unknown): void =>
    report(error, { source: 'my-store', during: 'chunk' });
  const open = async (): Promise<void> => {
    setBusy(link, true);
    try {
      (await load()).toggle();
      setBusy(link, false);
    } catch (error) {
      reportChunkError(error);
      restoreLink();
      status.textContent = PANEL_NOT_LOADED;
    }
  };

  link.setAttribute('role', 'button');
  link.setAttribute('aria-expanded', 'false');
  status.setAttribute('role', 'status');
  status.className = 'bsro-my-store__status';
  element.append(status);
  link.addEventListener(
    'click',
    (event) => {
      // A click that opens a new window or tab is left to the link.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!isBusy(link)) void open();
    },
    { signal },
  );
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  const unsubscribe = bus.subscribe('on-my-store-open', () => {
    // A panel publishes this itself when it opens. A page script publishes it to open the first visible panel.
    if (countOpenPanels() === 0 && isFirstVisible(element) && !isBusy(link)) void open();
  });
  const openState = element.querySelector('.open-state');
  const stopWaiting = startTimer(OPEN_STATE_LIFETIME_MS, () => {
    if (openState) load().catch(reportChunkError);
  });

  return () => {
    unsubscribe();
    stopWaiting();
    panel?.destroy();
    restoreLink();
    status.remove();
  };
};

import { after } from '../../browser/clock';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AppStore } from '../../store';
import { isBusy, setBusy } from '../../ui/loading/aria-busy';
import type { Panel } from './panel';

const loadPanel = () => import(/* webpackChunkName: "my-store-panel" */ './panel');

/** Milliseconds after which the open state that the CMS has printed may be out of date. */
export const FRESH = 60_000;

interface ButtonPlace {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly store: AppStore;
}

/**
 * Makes the CMS's link the button of the panel, which loads when it is asked for, or when the
 * header's open state needs it. Where it does not come the visitor is told, and the link is the
 * CMS's again.
 * @returns gives the link back as it was
 */
export const makeButton = ({ element, link, store }: ButtonPlace): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const told = document.createElement('span');
  let panel: Panel | undefined;

  const release = (): void => {
    listening.abort();
    link.removeAttribute('role');
    link.removeAttribute('aria-expanded');
    setBusy(link, false);
  };
  const load = async (): Promise<Panel> => {
    const { createPanel } = await loadChunk(loadPanel);
    panel ??= createPanel({ element, button: link, store });
    if (signal.aborted) panel.undo();
    return panel;
  };
  const reportChunk = (error: unknown): void =>
    report(error, { source: 'my-store', during: 'chunk' });
  const open = async (): Promise<void> => {
    setBusy(link, true);
    try {
      (await load()).toggle();
      setBusy(link, false);
    } catch (error) {
      reportChunk(error);
      release();
      told.textContent = 'My store could not be opened here. Its link leads to the page.';
    }
  };

  link.setAttribute('role', 'button');
  link.setAttribute('aria-expanded', 'false');
  told.setAttribute('role', 'status');
  told.className = 'bsro-my-store__told';
  element.append(told);
  link.addEventListener(
    'click',
    (event) => {
      // A press that asks for a window of its own is the link's.
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
  const hasState = element.querySelector('.open-state');
  const stopWaiting = after(FRESH, () => {
    if (hasState) load().catch(reportChunk);
  });

  return () => {
    stopWaiting();
    panel?.undo();
    release();
    told.remove();
  };
};

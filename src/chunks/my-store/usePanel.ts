import { useEffect, useState } from 'react';
import { startTimer } from '../../browser/clock';
import { bus } from '../../bus/bus';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';
import { useLazy } from '../../ui/loading/useLazy';

const loadPanel = () => import(/* webpackChunkName: "my-store-panel" */ './StorePanel');

const PANEL = '.bsro-my-store__panel';

/** Checks whether a panel that the visitor sees is open. */
const isPanelVisible = (): boolean =>
  [...document.querySelectorAll(`${PANEL}:not([hidden])`)].some(
    (panel) => panel.getClientRects().length > 0,
  );

/** Milliseconds after which the open state in the CMS's HTML can be out of date. */
export const OPEN_STATE_LIFETIME_MS = 60_000;

const isFirstVisible = (element: HTMLElement): boolean =>
  [...document.querySelectorAll('.bsro-my-store[data-mount=mounted]')].find(
    (candidate) => candidate.getClientRects().length > 0,
  ) === element;

/**
 * Controls the panel of my store, and loads it on the first press, or by a timer, because its chunk keeps the open state
 * in the header current (HOURS-4). A press while it loads opens it once it has loaded. It closes when the garage or the
 * account menu opens, on a click outside, on Escape, and when Tab moves the focus out of it (MYST-7).
 * @param element the placeholder
 * @param openStateLifetime milliseconds until the open state in the CMS's HTML is out of date; undefined if it has none
 */
export const usePanel = (element: HTMLElement, openStateLifetime: number | undefined) => {
  const { status, module, request } = useLazy(loadPanel, 'my-store');
  const [isRequested, setIsRequested] = useState(false);
  const isBusy = isRequested && (status === 'idle' || status === 'loading');
  const hasFailed = isRequested && status === 'failed';
  const { isOpen, open, close, buttonProps, panelProps } = useDisclosure<HTMLElement, HTMLElement>({
    element,
    closeOn: ['on-my-garage-open', 'close-my-store-globally'],
    onOpen: () => bus.publish('on-my-store-open', { panel: panelProps.id }),
  });

  const show = (): void => {
    if (module) open();
    else if (!isBusy) {
      setIsRequested(true);
      request();
    }
  };
  useEffect(() => {
    if (isRequested && status === 'ready') open();
  }, [isRequested, status, open]);
  // After a failed press, the panel would open when nobody waits for it anymore.
  const delay = hasFailed ? undefined : openStateLifetime;
  useEffect(() => (delay === undefined ? undefined : startTimer(delay, request)), [delay, request]);
  useEffect(() =>
    bus.subscribe('on-my-store-open', ({ panel }) => {
      if (panel === undefined || !document.getElementById(panel)?.matches(PANEL)) {
        // From a script of the page. An open panel stays open, also if it has just been told to close.
        if (isOpen || (isFirstVisible(element) && !isPanelVisible())) show();
      } else if (panel !== panelProps.id) {
        close();
      }
    }),
  );

  return {
    /** Undefined until it has loaded. */
    module,
    /** Whether the panel, for which the visitor waits, loads. */
    isBusy,
    /** Whether the panel hasn't loaded after a press. */
    hasFailed,
    toggle: isOpen ? close : show,
    buttonProps: { ...buttonProps, 'aria-controls': module && buttonProps['aria-controls'] },
    panelProps,
  };
};

import { startVisibleTimer } from '../../browser/when-visible';
import { bus } from '../../bus/bus';
import { getModalState } from '../../ui/dialog/modal-state';
import { startTimer } from '../../browser/clock';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';

/** Milliseconds on a visible page after which a visitor without activity is idle (INTR-4). */
export const IDLE_TIME = 60_000;

/** Events that count as activity; a typing visitor isn't idle. */
const ACTIVITY_EVENTS = ['scroll', 'click', 'mousemove', 'keydown'];

/**
 * Runs a callback once: after a minute without activity, or when the page is printed or an offer is
 * sent by text (INTR-4). An open modal counts as activity.
 * @returns a function that cancels it
 */
export const whenIdleOrShared = (run: () => void): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let cancelTimer = () => {};
  const runOnce = (): void => {
    controller.abort();
    run();
  };
  const restart = (): void => {
    cancelTimer();
    cancelTimer = startVisibleTimer(IDLE_TIME, () =>
      getModalState().isOpen ? restart() : runOnce(),
    );
  };
  for (const event of ACTIVITY_EVENTS)
    addEventListener(event, restart, { signal, passive: true, capture: true });
  addEventListener('afterprint', runOnce, { signal });
  signal.addEventListener('abort', bus.subscribe('sms-message-sent', runOnce));
  signal.addEventListener('abort', () => cancelTimer());
  restart();
  return () => controller.abort();
};

/** Milliseconds after which the interrupt shows without a store, because a visitor may not have one. */
export const STORE_TIMEOUT = 3_000;

/**
 * Runs a callback once: as soon as the visitor's store has loaded, or after three seconds. If the store
 * were added later, the interrupt would grow and move what the visitor reads.
 * @returns a function that cancels it
 */
export const whenStoreKnown = (run: () => void): (() => void) => {
  const reduxStore = getReduxStore();
  const stops: (() => void)[] = [];
  const cancel = (): void => {
    for (const stop of stops.splice(0)) stop();
  };
  const finish = (): void => {
    cancel();
    run();
  };
  const isKnown = (): boolean => selectMyStore(reduxStore.getState()) !== null;
  if (isKnown()) {
    run();
  } else {
    stops.push(
      reduxStore.subscribe(() => {
        if (isKnown()) finish();
      }),
      startTimer(STORE_TIMEOUT, finish),
    );
  }
  return cancel;
};

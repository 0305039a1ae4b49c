import { startTimer } from '../../browser/clock';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';

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

import { startTimer } from '../../browser/clock';
import { getReduxStore } from '../../store';
import { selectHasLocalStore, selectMyStore } from '../../store/meta/meta-slice';

/** Milliseconds after which the strip shows without the store, which may not load at all. */
export const STORE_LIMIT = 3_000;

/**
 * Runs a callback once, as soon as the visitor's store has loaded or it is known that there is none:
 * a strip that grew later would move what the visitor reads.
 * @returns a function that cancels it
 */
export const whenStoreKnown = (run: () => void): (() => void) => {
  const store = getReduxStore();
  const stops: (() => void)[] = [];
  const cancel = (): void => {
    for (const stop of stops.splice(0)) stop();
  };
  const finish = (): void => {
    cancel();
    run();
  };
  const isKnown = (): boolean => {
    const state = store.getState();
    return selectHasLocalStore(state) === false || selectMyStore(state) !== null;
  };
  if (isKnown()) {
    run();
  } else {
    stops.push(
      store.subscribe(() => {
        if (isKnown()) finish();
      }),
      startTimer(STORE_LIMIT, finish),
    );
  }
  return cancel;
};

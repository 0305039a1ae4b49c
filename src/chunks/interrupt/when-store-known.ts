import { startTimer } from '../../browser/clock';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';

/** Milliseconds after which the strip shows without a store, which a visitor may not have. */
export const STORE_LIMIT = 3_000;

/**
 * Runs a callback once, as soon as the visitor's store has loaded: a strip that grew later would move
 * what the visitor reads. A new visitor's store is looked up first.
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
  const isKnown = (): boolean => selectMyStore(store.getState()) !== null;
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

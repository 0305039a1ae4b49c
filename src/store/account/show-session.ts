import type { AppStore } from '..';
import { selectIsSignedIn } from './account-slice';

/** Class of the body while a driver is signed in, for the page's own links (docs/integration.md#links-for-drivers). */
const SIGNED_IN_CLASS = 'is-signed-in';

/** Shows in the body's classes whether a driver is signed in. @returns a function that stops it */
export const showSession = (store: Pick<AppStore, 'getState' | 'subscribe'>): (() => void) => {
  const { classList } = document.body;
  const update = (): void =>
    void classList.toggle(SIGNED_IN_CLASS, selectIsSignedIn(store.getState()));
  update();
  const stop = store.subscribe(update);
  return () => {
    stop();
    classList.remove(SIGNED_IN_CLASS);
  };
};

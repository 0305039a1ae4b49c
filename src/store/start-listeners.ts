import { onWindowSize } from '../browser/window-size';
import { windowResized } from './meta/meta-slice';
import type { AppStore } from '.';
import { startSession } from './account/session-timers';
import { startZip } from './meta/current-zip';

/**
 * Connects a store with the window, the session and the bus; returns what
 * disconnects it.
 */
export const startListeners = (store: AppStore): (() => void) => {
  const stops = [
    onWindowSize((size) => store.dispatch(windowResized(size))),
    startZip(store),
    startSession(store),
  ];
  return () => stops.forEach((stop) => stop());
};

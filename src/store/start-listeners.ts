import { onWindowSize } from '../browser/window-size';
import { windowResized } from './meta/meta-slice';
import type { AppStore } from '.';
import { startSessionTimers } from './account/session-timers';
import { syncCurrentZip } from './meta/current-zip';

/** Connects a Redux store to the window size, the session timers, and the bus's zip topic. @returns a function that disconnects it */
export const startListeners = (store: AppStore): (() => void) => {
  const stops = [
    onWindowSize((size) => store.dispatch(windowResized(size))),
    syncCurrentZip(store),
    startSessionTimers(store),
  ];
  return () => stops.forEach((stop) => stop());
};

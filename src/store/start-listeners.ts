import { onWindowSize } from '../browser/window-size';
import { windowResized } from './meta/meta-slice';
import type { AppStore } from '.';
import { showSession } from './account/show-session';
import { startSessionTimers } from './account/session-timers';
import { syncCurrentZip } from './meta/current-zip';
import { followSavedStore } from './my-store/follow-saved-store';
import { publishFacts } from './publish-facts';

/**
 * Connects a Redux store to the window size, the session timers, the bus's zip topic and facts, the page's styles, and
 * the store that other tabs select.
 * @returns a function that disconnects it
 */
export const startListeners = (store: AppStore): (() => void) => {
  const stops = [
    publishFacts(store),
    showSession(store),
    onWindowSize((size) => store.dispatch(windowResized(size))),
    syncCurrentZip(store),
    followSavedStore(store),
    startSessionTimers(store),
  ];
  return () => stops.forEach((stop) => stop());
};

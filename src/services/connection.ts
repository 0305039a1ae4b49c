import { startTimer } from '../browser/clock';
import { createListeners } from '../browser/listeners';

/** What a visitor was changing when the connection was lost. */
export type Change = 'account' | 'appointment' | 'cart' | 'message' | 'review' | 'vehicles';

export interface Connection {
  /** `unreachable` while requests fail although the device has a network. */
  readonly state: 'online' | 'offline' | 'unreachable';
  /** The changes that had no response before the connection was back, until they succeed or are dismissed. */
  readonly unconfirmed: readonly Change[];
}

/** Milliseconds in which a response shows that a failed request wasn't the connection's fault. */
export const CONFIRM_DELAY = 1_000;

/** Milliseconds after the last failed request in which the page says that requests fail. */
export const FAILURE_LIFETIME = 30_000;

let connection: Connection = { state: 'online', unconfirmed: [] };
/** Whether the connection was lost and nothing has shown since that it is back. */
let isLost = false;
let cancelTimer = (): void => {};
const pending = new Set<Change>();
const listeners = createListeners();
const backListeners = createListeners();

const set = (changes: Partial<Connection>): void => {
  connection = { ...connection, ...changes };
  listeners.notify();
};

const lose = (state: 'offline' | 'unreachable'): void => {
  cancelTimer();
  isLost = true;
  if (connection.state !== state) set({ state });
};

const restore = (): void => {
  cancelTimer();
  // The browser's cache responds offline, too.
  if (!navigator.onLine) return;
  if (isLost) {
    isLost = false;
    set({ state: 'online', unconfirmed: [...new Set([...connection.unconfirmed, ...pending])] });
    backListeners.notify();
  }
  // Without a loss, its features have said that these changes failed.
  pending.clear();
};

/** Stops saying that requests fail, which doesn't mean that the connection is back. */
const forgetFailures = (): void => {
  cancelTimer();
  if (connection.state === 'unreachable') set({ state: 'online' });
};

const readDeviceState = (): void => {
  if (!navigator.onLine) lose('offline');
  else if (connection.state === 'offline') restore();
};

/** Records that a request of the page's own host had no response. */
export const noteFailedRequest = (): void => {
  if (!navigator.onLine) {
    lose('offline');
    return;
  }
  cancelTimer();
  cancelTimer = startTimer(CONFIRM_DELAY, () => {
    lose('unreachable');
    cancelTimer = startTimer(FAILURE_LIFETIME, forgetFailures);
  });
};

/** Records that a request had a response, whatever it says. */
export const noteResponse = restore;

/** Records whether a change of the visitor's had a response. */
export const noteChange = (change: Change, hasResponse: boolean): void => {
  if (!hasResponse) {
    pending.add(change);
    return;
  }
  pending.delete(change);
  if (connection.unconfirmed.includes(change)) {
    set({ unconfirmed: connection.unconfirmed.filter((other) => other !== change) });
  }
};

export const dismissUnconfirmed = (): void => set({ unconfirmed: [] });

export const getConnection = (): Connection => connection;

/** Calls back when the connection is lost or back, or a change is confirmed. @returns a function that stops it */
export const onConnectionChange = listeners.subscribe;

/**
 * Calls back each time that a response or the device shows that a lost connection is back, not when the line only stops
 * saying that requests fail. @returns a function that stops it
 */
export const onConnectionBack = backListeners.subscribe;

addEventListener('offline', readDeviceState);
addEventListener('online', restore);
// Some browsers abort the requests of a page that the visitor leaves.
addEventListener('pagehide', forgetFailures);
addEventListener('pageshow', readDeviceState);

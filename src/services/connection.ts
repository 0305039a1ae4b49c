import { startTimer } from '../browser/clock';

/** What a visitor was changing when the connection was lost. */
export type Change = 'account' | 'appointment' | 'cart' | 'message' | 'review' | 'vehicles';

export interface Connection {
  /** `unreachable` if requests fail although the device has a network. */
  readonly state: 'online' | 'offline' | 'unreachable';
  /** The changes that had no response before the connection was back, until they succeed or are dismissed. */
  readonly unconfirmed: readonly Change[];
}

/** Milliseconds in which a response shows that a failed request wasn't the connection's fault. */
export const CONFIRM_DELAY = 1_000;

/** Milliseconds after the last failed request for which its failure says something about the connection. */
export const FAILURE_LIFETIME = 30_000;

let connection: Connection = { state: 'online', unconfirmed: [] };
let hasFailed = false;
let cancelTimer = (): void => {};
const pending = new Set<Change>();
const listeners = new Set<() => void>();

const set = (changes: Partial<Connection>): void => {
  connection = { ...connection, ...changes };
  for (const listener of listeners) listener();
};

const update = (): void => {
  const state = !navigator.onLine ? 'offline' : hasFailed ? 'unreachable' : 'online';
  if (state === connection.state) return;
  if (state !== 'online') {
    set({ state });
    return;
  }
  set({ state, unconfirmed: [...new Set([...connection.unconfirmed, ...pending])] });
  pending.clear();
};

const setFailed = (isFailed: boolean): void => {
  cancelTimer();
  hasFailed = isFailed;
  update();
};

/** Records that a request of the page's own host had no response. */
export const noteFailedRequest = (): void => {
  cancelTimer();
  if (!navigator.onLine) update();
  else {
    cancelTimer = startTimer(hasFailed ? 0 : CONFIRM_DELAY, () => {
      setFailed(true);
      cancelTimer = startTimer(FAILURE_LIFETIME, () => setFailed(false));
    });
  }
};

/** Records that a request had a response, whatever it says. */
export const noteResponse = (): void => {
  setFailed(false);
  // Its features have said that these changes failed.
  if (connection.state === 'online') pending.clear();
};

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
export const onConnectionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls back each time that a lost connection is back. @returns a function that stops it */
export const onConnectionBack = (listener: () => void): (() => void) => {
  let wasLost = connection.state !== 'online';
  return onConnectionChange(() => {
    const isLost = connection.state !== 'online';
    if (wasLost && !isLost) listener();
    wasLost = isLost;
  });
};

addEventListener('offline', update);
addEventListener('online', () => setFailed(false));
// Some browsers abort the requests of a page that the visitor leaves.
addEventListener('pagehide', () => setFailed(false));
addEventListener('pageshow', update);

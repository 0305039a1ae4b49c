import { startTimer, startInterval } from '../../browser/clock';
import { loadChunk } from '../../browser/load-chunk';
import { onAccountChanged, onChangedElsewhere, SESSION_SIGNAL } from '../../browser/other-tabs';
import { report } from '../../browser/report';
import { removeDrafts } from '../drafts';
import { getConnection, onConnectionBack } from '../../services/connection';
import { readToken } from '../../services/token-cookie';
import { TOKEN_COOKIE } from '../../site/stored-names';
import type { AppStore } from '..';
import { loggedOut, selectLoginState, selectTokenId } from './account-slice';

/** Milliseconds from page load to the first check (SESS-1). */
export const FIRST_CHECK_DELAY = 5_000;
/** Milliseconds between checks (SESS-1). */
export const CHECK_INTERVAL = 270_000;

/** Loads the session calls, which a visitor without a token never needs. */
const loadCalls = () => import(/* webpackChunkName: "session" */ './session-thunks');

/**
 * Checks the session on load, on a timer, when the connection is back, and when the page becomes visible again
 * (SESS-1..3).
 * @returns a function that stops the checks
 */
export const startSessionTimers = (store: AppStore): (() => void) => {
  const { dispatch } = store;
  const run = (call: 'fetchAccount' | 'checkAccount'): void => {
    if (readToken() === undefined) {
      // Another tab has signed the driver out.
      if (selectTokenId(store.getState()) !== null) removeDrafts();
      dispatch(loggedOut());
      return;
    }
    loadChunk(loadCalls).then(
      (calls) => void dispatch(calls[call]()),
      (error: unknown) => {
        // The same as after a call without a response: the cookie stays, and a later check tries again.
        dispatch(loggedOut());
        report(error, { source: 'session', during: 'chunk' });
      },
    );
  };
  const check = (): void => {
    // A check without a network would fail, and a driver who is signed in would count as signed out.
    const isOffline = getConnection().state === 'offline';
    if (!isOffline || selectLoginState(store.getState()) !== 'true') run('checkAccount');
  };
  const stops = [
    startTimer(FIRST_CHECK_DELAY, check),
    startInterval(CHECK_INTERVAL, check),
    onConnectionBack(check),
    onAccountChanged(() => run('fetchAccount')),
    onChangedElsewhere({ key: SESSION_SIGNAL, cookie: TOKEN_COOKIE }, (isRestored) => {
      const token = readToken();
      if (token === undefined || token !== selectTokenId(store.getState())) run('fetchAccount');
      else if (isRestored) check();
    }),
  ];
  run('fetchAccount');
  return () => stops.forEach((stop) => stop());
};

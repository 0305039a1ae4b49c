import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AppThunk } from '..';

const loadEndSession = () => import(/* webpackChunkName: "session" */ './end-session');

/**
 * Ends the session in this browser after a response that says it has expired. The session's first check
 * has usually loaded the chunk already; if it doesn't load, reports that and leaves the session to the
 * next check. Never throws.
 */
export const expireSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    const { endSession } = await loadChunk(loadEndSession);
    dispatch(endSession());
  } catch (error) {
    report(error, { source: 'session', during: 'chunk' });
  }
};

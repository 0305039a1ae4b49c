import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AppThunk } from '..';

const loadEnd = () => import(/* webpackChunkName: "session" */ './end-session');

/**
 * Ends the session after a response that says it has ended. The chunk has loaded with the session's first
 * check. Reports a failed load, and leaves the end to the next check; never throws.
 */
export const expireSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    const { endSession } = await loadChunk(loadEnd);
    dispatch(endSession());
  } catch (error) {
    report(error, { source: 'session', during: 'chunk' });
  }
};

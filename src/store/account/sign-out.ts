import { goTo } from '../../browser/navigation';
import { withTimeout } from '../../browser/timers';
import { PAGES, SITE_ROOT } from '../../site/pages';
import { readToken } from '../../services/token-cookie';
import { logOut } from '../../services/account/session';
import type { Result } from '../../services/result';
import type { AppThunk } from '..';
import { endSession } from './end-session';

/** The maximum number of milliseconds to wait for the host to end the session. */
const SIGN_OUT_TIMEOUT = 2_000;

const ACCOUNT_PATH = new RegExp(`^(/content/bsro/[^/]+/\\w+)?${SITE_ROOT}/account(?:[/.]|$)`);

/** Returns the URL to which a page redirects signed-out visitors; undefined if they may stay (ACCT-10). */
export const getHomeUrl = (path: string): string | undefined => {
  const match = ACCOUNT_PATH.exec(path);
  if (!match) return undefined;
  const [, content] = match;
  return content === undefined ? PAGES.home : `${content}/index.html`;
};

/** Redirects from an account page to the home page when the host responds, or after a timeout (ACCT-10). */
export const leaveAccountPages = async (response: Promise<unknown>): Promise<void> => {
  const home = getHomeUrl(location.pathname);
  if (home === undefined) return;
  await withTimeout(SIGN_OUT_TIMEOUT, response);
  goTo(home);
};

/**
 * Signs out at once, here and in other tabs, and invalidates the token on the server. Resolves to the
 * server's response, or to undefined if there was no session; never throws.
 */
export const signOut = (): AppThunk<Promise<Result<unknown> | undefined>> => (dispatch) => {
  const token = readToken();
  // The call reads the token for its header before the cookie is removed.
  const response = token === undefined ? Promise.resolve(undefined) : logOut(token);
  dispatch(endSession());
  return response;
};

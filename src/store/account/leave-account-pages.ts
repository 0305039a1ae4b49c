import { PAGES } from '../../site/pages';

/** The maximum number of milliseconds to wait for the host to end the session. */
const SIGN_OUT_TIMEOUT = 2_000;

const ACCOUNT_PATH = /^(\/content\/bsro\/[^/]+\/en)?\/account(?:[/.]|$)/;

/** Returns the URL to which a page redirects signed-out visitors; undefined if they may stay (ACCT-10). */
export const getHomeUrl = (path: string): string | undefined => {
  const match = ACCOUNT_PATH.exec(path);
  if (!match) return undefined;
  const [, content] = match;
  return content === undefined ? PAGES.home : `${content}/index.html`;
};

/** Redirects from an account page to the home page when the host responds, or after a timeout (ACCT-10). */
export const leaveAccountPages = async (
  response: Promise<unknown>,
  go: (url: string) => void = (url) => location.assign(url),
): Promise<void> => {
  const home = getHomeUrl(location.pathname);
  if (home === undefined) return;
  await Promise.race([response, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT))]);
  go(home);
};

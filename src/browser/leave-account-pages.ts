import { PAGES } from '../site/addresses';

/** Milliseconds that the way home waits for the host to end the session. */
const PATIENCE = 2_000;

const ACCOUNT_PATH = /^(\/content\/bsro\/[^/]+\/en)?\/account(?:[/.]|$)/;

/** Where a signed-out visitor is sent from a page; undefined where they may stay (ACCT-10). */
export const getHomeAddress = (path: string): string | undefined => {
  const match = ACCOUNT_PATH.exec(path);
  if (!match) return undefined;
  const [, content] = match;
  return content === undefined ? PAGES.home : `${content}/index.html`;
};

/** Goes home from any account page once the host has answered, or soon after (ACCT-10). */
export const leaveAccountPages = async (
  answered: Promise<unknown>,
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> => {
  const home = getHomeAddress(location.pathname);
  if (home === undefined) return;
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  go(home);
};

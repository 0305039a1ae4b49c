import type { EnginePage } from './engine-page';

/** A page without placeholders, so that no call is pending when the test leaves it. */
export const PLAIN_PAGE = '/plain/';

/**
 * Finds the first link on a page whose URL contains a substring, without opening the page.
 * @throws Error if the page has no such link
 */
export const findLink = async (tab: EnginePage, page: string, part: string): Promise<string> => {
  await tab.open(PLAIN_PAGE);
  const html = await tab.evaluate(async (url) => (await fetch(url)).text(), page);
  const [, link] =
    [...html.matchAll(/href="([^"]+)"/g)].find(([, href]) => href?.includes(part)) ?? [];
  if (link === undefined) throw new Error(`${page} has no link to ${part}`);
  return link;
};

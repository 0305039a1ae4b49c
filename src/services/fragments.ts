import { SITE_ROOT } from '../site/pages';
import { repeatAfterReturn } from '../browser/page-return';
import type { SiteName } from '../site/brands';
import { getOwnHeaders } from './headers';
import { READ_TIMEOUT } from './http';

/** Names of the CMS's static page fragments, which exist for each store (FRAG-1). */
export const FRAGMENTS = [
  'widget/widget-oil-tab-content',
  'widget/widget-brakes-tab-content',
  'local-store',
  'top-nav/tab-store',
] as const;

export type Fragment = (typeof FRAGMENTS)[number];

/** Fetches a page's HTML; undefined if the response isn't HTML. @throws Error without a response */
const fetchHtml = async (url: string): Promise<string | undefined> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), READ_TIMEOUT);
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      headers: getOwnHeaders(),
      signal: controller.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    return response.ok && type.startsWith('text/html') ? await response.text() : undefined;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Fetches a fragment as the CMS serves it: HTML that the caller must sanitize before showing it.
 * Undefined if it doesn't load within the timeout or isn't HTML.
 */
export const getFragment = async (
  site: SiteName,
  fragment: Fragment,
  storeNumber: string,
): Promise<string | undefined> => {
  const url = `/content/${site}${SITE_ROOT}/static/${fragment}.${encodeURIComponent(storeNumber)}.html`;
  try {
    return await repeatAfterReturn(() => fetchHtml(url));
  } catch {
    return undefined;
  }
};

import { PAGES } from './addresses';
import type { SiteName } from './brands';

/** Where a page is served, and under which brand. */
export interface Served {
  readonly site: SiteName;
  /** `location.port`: empty on the protocol's own. */
  readonly port: string;
}

/** What is looked for on the display-map page. */
export type DisplayMapQuery =
  { readonly zip: string } | { readonly city: string; readonly state: string };

const contentPath = (site: string): string => `/content/bsro/${site}/en/locate/display-map.html`;

/**
 * Address of the display-map page with what is looked for (FIND-3). On a development port the
 * page has its content path alone, below the site's own name; `fcac` where there is none.
 */
export const displayMapAddress = ({ site, port }: Served, query: DisplayMapQuery): string => {
  const path = port === '' ? PAGES.displayMap : contentPath(site === 'unknown' ? 'fcac' : site);
  return `${path}?${new URLSearchParams({ ...query })}`;
};

/** Whether a path is the display-map page's, in either form. */
export const isDisplayMap = (path: string): boolean =>
  /^(\/content\/bsro\/\w+\/en)?\/locate\/display-map(\/|\.html)?$/.test(path);

import { PAGES } from './addresses';
import type { SiteName } from './brands';

/** Where a page is served, and under which brand. */
export interface Served {
  readonly site: SiteName;
  /** `location.port`: empty on the protocol's own. */
  readonly port: string;
}

/** What leads to the display-map page: five digits, or a city and its state's code. */
export type DisplayMapQuery =
  { readonly zip: string } | { readonly city: string; readonly state: string };

/** Miles around a zip: at first, and where nothing was found in them. */
export const RADIUS = { first: 50, wide: 250 } as const;

/** What the display-map page looks for: stores near a zip, in a city, or near a point. */
export type MapSearch =
  | { readonly zip: string; readonly radius: number }
  | { readonly city: string; readonly state: string }
  | { readonly latitude: number; readonly longitude: number };

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

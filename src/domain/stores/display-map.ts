import { PAGES, SITE_ROOT } from '../../site/pages';
import type { SiteName } from '../../site/brands';

export interface PageHost {
  readonly site: SiteName;
  /** `location.port`: empty for the protocol's default port. */
  readonly port: string;
}

/** Query of the display-map page: a five-digit zip, or a city and its state code. */
export type DisplayMapQuery =
  { readonly zip: string } | { readonly city: string; readonly state: string };

/** Search radius around a zip, in miles: at first, and after a search without results. */
export const RADIUS = { first: 50, wide: 250 } as const;

/** Search of the display-map page: near a zip, in a city, or near a point. */
export type MapSearch =
  | { readonly zip: string; readonly radius: number }
  | { readonly city: string; readonly state: string }
  | { readonly latitude: number; readonly longitude: number };

const getContentPath = (site: string): string => `/content/bsro/${site}/en/locate/display-map.html`;

/**
 * Returns the URL of the display-map page with its query (FIND-3). On a development port, it has the
 * CMS content path of the site, unless the site is in a folder; an unknown site uses `fcac`.
 */
export const getDisplayMapUrl = ({ site, port }: PageHost, query: DisplayMapQuery): string => {
  const path =
    port === '' || SITE_ROOT !== ''
      ? PAGES.displayMap
      : getContentPath(site === 'unknown' ? 'fcac' : site);
  return `${path}?${new URLSearchParams({ ...query })}`;
};

/** Checks whether a path is the display-map page, in either form. */
export const isDisplayMap = (path: string): boolean =>
  /^(\/content\/bsro\/\w+\/\w+)?\/locate\/display-map(\/|\.html)?$/.test(
    path.slice(SITE_ROOT.length),
  );

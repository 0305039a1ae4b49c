/** Brands and site variants by their site name (SITE-1); anything else is `unknown`. */
export const SITE_NAMES = [
  'fcac',
  'tiresplus',
  'hibdontire',
  'wheelworks',
  'lsp',
  'wwt',
  'ht',
] as const;

export type SiteName = (typeof SITE_NAMES)[number] | 'unknown';

/** The site name that the page declares in `<html data-site-name>` (SITE-1). */
export const getSiteName = (page: Document): SiteName =>
  SITE_NAMES.find((name) => name === page.documentElement.dataset['siteName']) ?? 'unknown';

const DEFAULT_ZIPS: Partial<Record<SiteName, string>> = {
  fcac: '80122',
  tiresplus: '61614',
  hibdontire: '74055',
  wheelworks: '95060',
  lsp: '80122',
};

/** Five digits: where a site looks for a store when it knows nothing of the visitor (SITE-2). */
export const getDefaultZip = (site: SiteName): string => DEFAULT_ZIPS[site] ?? '11111';

/** Site variants without an account menu (ACCT-9). */
export const SITES_WITHOUT_ACCOUNT_MENU: readonly SiteName[] = ['wwt', 'ht'];

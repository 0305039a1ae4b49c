/** Site names of the brands and site variants; any other name is `unknown` (SITE-1). */
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

/** Returns the site name in `<html data-site-name>` (SITE-1). */
export const getSiteName = (page: Document): SiteName =>
  SITE_NAMES.find((name) => name === page.documentElement.dataset['siteName']) ?? 'unknown';

const DEFAULT_ZIPS: Partial<Record<SiteName, string>> = {
  fcac: '80122',
  tiresplus: '61614',
  hibdontire: '74055',
  wheelworks: '95060',
  lsp: '80122',
};

/** Returns the five-digit zip that a site uses for a visitor without a location (SITE-2). */
export const getDefaultZip = (site: SiteName): string => DEFAULT_ZIPS[site] ?? '11111';

/** Site variants without an account menu (ACCT-9). */
export const SITES_WITHOUT_ACCOUNT_MENU: readonly SiteName[] = ['wwt', 'ht'];

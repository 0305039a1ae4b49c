import { SITE_ROOT } from './pages';

/** Returns the link of a service to a page of this site. Services don't know the folder that the site may be in. */
export const toSiteLink = (href: string): string =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith(`${SITE_ROOT}/`)
    ? `${SITE_ROOT}${href}`
    : href;

import { getSiteName, SITE_NAMES } from './brands';

/** Describes what is wrong with the site's name in `<html data-site-name>` (SITE-1), if anything is. */
export const describeSiteNameProblem = (page: Document): string | undefined => {
  const name = page.documentElement.dataset['siteName'];
  if (getSiteName(page) !== 'unknown' || name === 'unknown') return undefined;
  const found = name === undefined ? 'is missing' : `is "${name}"`;
  const [sample] = SITE_NAMES;
  return (
    `data-site-name of <html> ${found}, expected the name of a site (src/site/brands.ts): ` +
    `write <html data-site-name="${sample}">. Without it, the page has no brand and no profile`
  );
};

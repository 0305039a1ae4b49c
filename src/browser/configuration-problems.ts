import { getSiteName } from '../site/brands';
import { isAuthorMode } from './author-mode';
import { ConfigurationError } from './configuration-error';
import { getProfileCookieName, readProfileCookie } from './profile-cookie';
import { report } from './report';

/**
 * Describes what the site's integrator has left out: the site's name (SITE-1), and the profile cookie
 * that the host sets (COOK-2), which a page in the CMS's editor may lack.
 */
export const describeConfigurationProblems = (): string[] => {
  const site = getSiteName(document);
  const written = document.documentElement.dataset['siteName'];
  if (site === 'unknown' && written !== 'unknown') {
    const found = written === undefined ? 'is missing' : `is "${written}"`;
    return [
      `data-site-name of <html> ${found}, expected the name of a site (src/site/brands.ts): ` +
        'write <html data-site-name="fcac">. Without it, the page has no brand and no profile',
    ];
  }
  if (isAuthorMode() || !navigator.cookieEnabled || readProfileCookie(site)) return [];
  return [
    `the cookie ${getProfileCookieName(site)} is missing, which the host sets with the first page ` +
      '(docs/storage-and-cookies.md). Without it, a selected store is kept for one hour, ' +
      'a vehicle cannot be saved, and the cart link disappears without a store',
  ];
};

/** Reports what the site's integrator has left out, once per page. */
export const reportConfigurationProblems = (): void => {
  for (const problem of describeConfigurationProblems()) {
    report(new ConfigurationError(problem), { source: 'page', during: 'configuration' });
  }
};

import { getSiteName } from '../../site/brands';
import { describeSiteNameProblem } from '../../site/describe-site-name';
import { isAuthorMode } from '../../site/author-mode';
import { ConfigurationError } from '../../browser/author-errors';
import { readProfileCookie } from '../../services/profile-cookie';
import { getProfileCookieName } from '../../site/stored-names';
import { report } from '../../browser/report';

/**
 * Describes what the site's integrator has left out: the site's name (SITE-1), and the profile cookie
 * that the host sets (COOK-2), which a page in the CMS's editor may lack.
 */
export const describeConfigurationProblems = (): string[] => {
  const siteName = describeSiteNameProblem(document);
  if (siteName) return [siteName];
  const site = getSiteName(document);
  if (isAuthorMode() || !navigator.cookieEnabled || readProfileCookie(site)) return [];
  return [
    `the cookie ${getProfileCookieName(site)} is missing; the host must set it with the first page ` +
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

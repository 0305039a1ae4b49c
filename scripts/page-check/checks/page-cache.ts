import { getHeader, loadFinal } from '../../../authoring/sources/load-file';
import { decodeFile } from '../../../authoring/sources/load-text';
import type { LoadFile } from '../../../authoring/sources/load-file';
import { parsePage } from '../parse-page';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';
import { findProfile } from './cookies';

const GUIDE = 'docs/integration.md#page-caches';

/** Checks that no cache may store a response with a visitor's profile. */
const checkDirectives = ({ file }: Page): Finding[] =>
  /no-store|private/i.test(getHeader(file, 'cache-control'))
    ? []
    : [
        warn(
          `the response with the profile cookie has ${getHeader(file, 'cache-control') || 'no Cache-Control'}`,
          'Send Cache-Control: private, no-cache with the cookie',
        ),
      ];

/** Checks the profiles that a returning visitor and then another first-time visitor get, maybe from a cache. */
const checkProfiles = (name: string, first: string, returning: Page, second: Page): Finding[] => {
  const findings: Finding[] = [];
  if (findProfile(returning)) {
    findings.push(
      fail(
        `a returning visitor gets a new ${name}`,
        'Set it only if the request has no cookie of this name; PHP replaces the dot with an underscore',
      ),
    );
  }
  const value = findProfile(second)?.value;
  if (value === undefined) {
    findings.push(
      fail(
        `a cache serves the page to first-time visitors without ${name}`,
        `Set the cookie behind the cache, or keep the cache from serving them: ${GUIDE}`,
      ),
    );
  } else if (value === first) {
    findings.push(
      fail(
        `two visitors get the same ${name}`,
        `Keep the cache from storing the response, or create the ID behind it: ${GUIDE}`,
      ),
    );
  }
  return findings;
};

/** Checks that a page cache, if there is one, neither shares profiles and nonces nor drops profiles. */
export const checkPageCache = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const loadPage = async (headers: Readonly<Record<string, string>>): Promise<Page> => {
    const file = await loadFinal(
      (url, destination) => load(url, destination, headers),
      page.file.url,
    );
    // The page's own scripts may set the name of the site.
    return { ...parsePage(file, decodeFile(file)), siteName: page.siteName };
  };
  const profile = findProfile(page);
  const cookie = profile ? `${profile.name}=${profile.value}` : undefined;
  const returning = await loadPage(cookie === undefined ? {} : { cookie });
  const second = await loadPage({});
  const findings = profile
    ? [...checkDirectives(page), ...checkProfiles(profile.name, profile.value, returning, second)]
    : [];
  const nonce = page.entries[0]?.nonce;
  if (nonce && [returning, second].some(({ entries }) => entries[0]?.nonce === nonce)) {
    findings.push(
      fail(
        'two responses have the same nonce',
        `Create it behind the cache, or use a policy without one: ${GUIDE}`,
      ),
    );
  }
  return findings.length > 0 ? findings : [pass('visitors share neither a profile nor a nonce')];
};

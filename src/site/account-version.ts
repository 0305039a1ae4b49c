import { readCookie, writeCookie } from '../browser/cookies';
import { readQuery } from '../browser/url-state';
import { ACCOUNT_VERSION_NAME } from './url-names';
import { isAuthorMode } from './author-mode';

/** The versions of the account pages' flow (SITE-5). */
export const ACCOUNT_VERSIONS = ['v1', 'v2', 'v3', 'v3.migration'] as const;
export type AccountVersion = (typeof ACCOUNT_VERSIONS)[number];

const parseAccountVersion = (name: string | null | undefined): AccountVersion | undefined =>
  ACCOUNT_VERSIONS.find((version) => version === name);

/**
 * Reads the account version from the query or the cookie; otherwise it is the account's, or v3 (SITE-5).
 * @param accountVersion the version that the services have named
 */
export const readAccountVersion = (accountVersion?: string | null): AccountVersion => {
  const queried = parseAccountVersion(readQuery().get(ACCOUNT_VERSION_NAME));
  if (queried && !isAuthorMode()) writeCookie(ACCOUNT_VERSION_NAME, queried);
  return (
    queried ??
    parseAccountVersion(readCookie(ACCOUNT_VERSION_NAME)) ??
    parseAccountVersion(accountVersion) ??
    'v3'
  );
};

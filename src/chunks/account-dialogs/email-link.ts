import { replaceUrl } from '../../browser/url-state';
import { cleanValue } from '../../domain/text/clean-text';
import { normalizeEmail } from '../../domain/text/email-address';
import type { FormName, FormPrefill } from './form-props';

export interface EmailLink extends FormPrefill {
  readonly name: FormName;
}

/** Parses the query of a link that verifies an email address or resets a password (ACCT-6). */
export const parseEmailLink = (query: URLSearchParams): EmailLink | undefined => {
  const [tokenId, typed, code] = ['tokenId', 'email', 'code'].map((name) =>
    cleanValue(query.get(name) ?? ''),
  );
  const email = normalizeEmail(typed ?? '');
  if (!tokenId || !email) return undefined;
  return code
    ? { name: 'verify-email', tokenId, email, code }
    : { name: 'reset-password', tokenId, email };
};

/** Removes the link's query, which contains a token, and the hash from the page's URL. */
export const removeEmailLinkQuery = (): void => replaceUrl({ search: '', hash: '' });

import { parseUrl } from '../../src/browser/parse-url';
import { isLocalHost } from '../local-host';

/** What is wrong with a URL, and how to correct it. */
export interface UrlProblem {
  readonly rule: 'insecure-url' | 'relative-url' | 'invalid-value';
  readonly found: string;
  readonly correction: string;
  /** Whether this is the only possible correction. */
  readonly isUnambiguous: boolean;
}

export const EXPECTED_URL = 'a URL that begins with / or https://';

/** Schemes that contact a person instead of opening a page. */
const CONTACT_SCHEMES = new Set(['tel:', 'mailto:', 'sms:']);

/**
 * Checks a URL that an author wrote. It must begin with / or https://, so that it leads to the same page
 * wherever it is used. URLs within the page (#…, ?…) and those that contact a person are also allowed.
 */
export const checkUrl = (value: string): UrlProblem | undefined => {
  const text = value.trim();
  if (text === '' || /^([#?]|\/(?!\/))/.test(text)) return undefined;
  if (text.startsWith('//')) {
    const found = 'a URL without https:';
    return { rule: 'insecure-url', found, correction: `https:${text}`, isUnambiguous: true };
  }
  const url = parseUrl(text);
  // A host with a port, such as localhost:3000, looks like a scheme.
  if (url && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) {
    if (url.protocol === 'https:' || CONTACT_SCHEMES.has(url.protocol)) return undefined;
    if (url.protocol !== 'http:') {
      const found = `a URL that begins with ${url.protocol}`;
      return { rule: 'invalid-value', found, correction: '/', isUnambiguous: false };
    }
    if (isLocalHost(url)) return undefined;
    const found = 'a URL that begins with http:';
    const correction = text.replace(/^http:\/*/i, 'https://');
    return { rule: 'insecure-url', found, correction, isUnambiguous: true };
  }
  const isHost = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|net|org)\b)/i.test(text);
  const correction = isHost ? `https://${text}` : `/${text.replace(/^(\.{0,2}\/)+/, '')}`;
  const found = 'a URL that depends on the URL of the page';
  return { rule: 'relative-url', found, correction, isUnambiguous: false };
};

import { parseAddress } from '../../src/site/parse-address';
import { isLocalHost } from '../local-host';

/** What is wrong with an address, and how to write it. */
export interface AddressProblem {
  readonly rule: 'insecure-address' | 'relative-address' | 'invalid-value';
  readonly found: string;
  readonly correction: string;
  /** Whether only this correction is possible. */
  readonly isSure: boolean;
}

export const EXPECTED_ADDRESS = 'a URL that begins with / or https://';

/** Schemes that open no page. */
const CONTACT = new Set(['tel:', 'mailto:', 'sms:']);

/**
 * Checks an address of an author: it begins with / or https://, so that it leads to the same page
 * wherever it is printed. An address within the page (#…, ?…) and one of a person are also allowed.
 */
export const checkAddress = (written: string): AddressProblem | undefined => {
  const address = written.trim();
  if (address === '' || /^([#?]|\/(?!\/))/.test(address)) return undefined;
  if (address.startsWith('//')) {
    const found = 'an address without https:';
    return { rule: 'insecure-address', found, correction: `https:${address}`, isSure: true };
  }
  const url = parseAddress(address);
  // A host with a port looks like a scheme, such as localhost:3000.
  if (url && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)) {
    if (url.protocol === 'https:' || CONTACT.has(url.protocol)) return undefined;
    if (url.protocol !== 'http:') {
      const found = `an address that begins with ${url.protocol}`;
      return { rule: 'invalid-value', found, correction: '/', isSure: false };
    }
    if (isLocalHost(url)) return undefined;
    const found = 'an address that begins with http:';
    const correction = address.replace(/^http:\/*/i, 'https://');
    return { rule: 'insecure-address', found, correction, isSure: true };
  }
  const isHost = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|net|org)\b)/i.test(address);
  const correction = isHost ? `https://${address}` : `/${address.replace(/^(\.{0,2}\/)+/, '')}`;
  const found = 'an address that depends on the address of the page';
  return { rule: 'relative-address', found, correction, isSure: false };
};

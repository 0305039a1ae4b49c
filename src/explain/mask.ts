import { parseUrl } from '../browser/parse-url';

/** Attributes whose values identify a visitor. */
const PERSONAL_NAME = /visitor|user|mail|token|phone|driver|vid$|^value$/i;

/** Matches what may be an email address, a token, or a phone number. */
const PERSONAL_VALUE = /@|[\w-]{32}|\d{3}\D{0,2}\d{3}\D?\d{4}/;

const MASK = '…';

/** Matches joined article IDs, which look like phone numbers. */
const JOINED_IDS = /^\s*\d{1,8}(\s*[,_]\s*\d{1,8})+\s*$/;

/** Replaces the value of an attribute that may identify a visitor: explain mode shows nothing personal. */
export const maskValue = (name: string, value: string): string => {
  // A theme's class may be as long as a token.
  if (name === 'class' || JOINED_IDS.test(value)) return value;
  return PERSONAL_NAME.test(name) || PERSONAL_VALUE.test(value) ? MASK : value;
};

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Replaces what may identify a visitor in HTML: values of attributes, and email addresses. */
export const maskHtml = (html: string): string =>
  html
    .replace(
      /(\s)([\w-]+)=("([^"<>]*)"|'([^'<>]*)')/g,
      (attribute, space: string, name: string, quoted: string, one?: string, other?: string) => {
        const value = one ?? other ?? '';
        return maskValue(name, value) === value
          ? attribute
          : `${space}${name}=${quoted.charAt(0)}${MASK}${quoted.charAt(0)}`;
      },
    )
    .replace(EMAIL, MASK);

/** Reduces a URL to its path without query, and masks all parts of the path that aren't words. */
export const maskPath = (href: string, origin: string): string => {
  const url = parseUrl(href, origin);
  if (!url) return MASK;
  const path = url.pathname
    .split('/')
    .map((part) => (/^[a-z_.-]*$/i.test(part) ? part : MASK))
    .join('/');
  return url.origin === new URL(origin).origin ? path : `${url.hostname}${path}`;
};

import { cleanValue } from './clean-text';

/** Maximum length of an address, in characters (RFC 5321). */
const MAX_LENGTH = 254;

/** Letters and digits of any script, and the punctuation that no mailer reads as a list, a comment, or a quote. */
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;

/** Begins and ends with a letter or a digit. */
const LABEL = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;

const createPattern = (lastLabel: string): RegExp =>
  new RegExp(String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${lastLabel}$`, 'iu');

const ACCOUNT_EMAIL = createPattern('[a-z]{2,}');

const PUBLIC_EMAIL = createPattern(String.raw`[a-z\d]{2,4}`);

/** Checks a clean address, which names one mailbox in one way only. */
const matches = (text: string, pattern: RegExp): boolean =>
  text.length <= MAX_LENGTH && text === cleanValue(text) && pattern.test(text);

/** Checks an email address by the rules of the public site; empty is valid (VAL-1). */
export const isPublicEmail = (text: string): boolean => text === '' || matches(text, PUBLIC_EMAIL);

/** Checks an email address by the rules of accounts; empty is valid (VAL-2). */
export const isAccountEmail = (text: string): boolean =>
  text === '' || matches(text, ACCOUNT_EMAIL);

/** Cleans and lowercases an email address for sending (VAL-3). */
export const normalizeEmail = (text: string): string => cleanValue(text).toLowerCase();

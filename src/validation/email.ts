/** Message for an invalid email address (VAL-1, VAL-2). */
export const EMAIL_MESSAGE = 'Enter valid email address';

/** Message for an invalid email address in the share dialog (VAL-1). */
export const SHARE_EMAIL_MESSAGE = 'Please enter valid email address';

/** Dots only separate labels, so matching takes linear time. */
const ACCOUNT_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z]{2,}$/i;

/** The last part has two to four characters. */
const PUBLIC_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,4}$/;

/** Checks an email address by the rules of the public site; empty is valid (VAL-1). */
export const isPublicEmail = (text: string): boolean => text === '' || PUBLIC_EMAIL.test(text);

/** Checks an email address by the rules of accounts; empty is valid (VAL-2). */
export const isAccountEmail = (text: string): boolean => text === '' || ACCOUNT_EMAIL.test(text);

/** Trims and lowercases an email address for sending (VAL-3). */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

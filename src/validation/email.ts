/** The message of an address that is not one (VAL-1, VAL-2). */
export const EMAIL_MESSAGE = 'Enter valid email address';

/** Dots only separate labels, so no text can be split in two ways: the match stays linear. */
const ACCOUNT_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z]{2,}$/i;

/** Whether an account accepts the address; an empty text passes, "required" is its own rule (VAL-2). */
export const isAccountEmail = (text: string): boolean => text === '' || ACCOUNT_EMAIL.test(text);

/** The form in which an address is sent (VAL-3). */
export const emailToSend = (text: string): string => text.trim().toLowerCase();

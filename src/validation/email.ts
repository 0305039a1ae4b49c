/** The message of an address that is not one (VAL-1, VAL-2). */
export const EMAIL_MESSAGE = 'Enter valid email address';

/** The same in the dialog that shares an offer (VAL-1). */
export const SHARE_EMAIL_MESSAGE = 'Please enter valid email address';

/** Dots only separate labels, so no text can be split in two ways: the match stays linear. */
const ACCOUNT_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z]{2,}$/i;

/** As above; the last part has two to four characters. */
const PUBLIC_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,4}$/;

/** Whether the public site accepts the address; an empty text passes (VAL-1). */
export const isPublicEmail = (text: string): boolean => text === '' || PUBLIC_EMAIL.test(text);

/** Whether an account accepts the address; an empty text passes, "required" is its own rule (VAL-2). */
export const isAccountEmail = (text: string): boolean => text === '' || ACCOUNT_EMAIL.test(text);

/** The form in which an address is sent (VAL-3). */
export const emailToSend = (text: string): string => text.trim().toLowerCase();

/** Message for an invalid email address (VAL-1, VAL-2). */
export const EMAIL_MESSAGE = 'Enter valid email address';

/** Message for an invalid email address in the share dialog (VAL-1). */
export const SHARE_EMAIL_MESSAGE = 'Please enter valid email address';

/** Message for an empty required field that has no message of its own (VAL-11). */
export const REQUIRED_MESSAGE = 'Required';

/** The status with which the host refuses a sign-in or a registration. */
export const INVALID_LOGIN = 'InvalidLogin';

/**
 * Messages of a success that doesn't sign the driver in: they must select a contact channel first, or
 * their email address has just been verified.
 */
export const CONFIRM_CHANNEL = 'Confirm Channel';
export const EMAIL_VERIFIED = 'Email verified successfully';

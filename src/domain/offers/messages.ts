/** Messages of the share dialog (SHARE-3 to SHARE-5). */
export const SHARE_MESSAGES = {
  done: 'Your offer has been sent or printed',
  phoneRefused: 'Text could not be sent. Please verify phone number.',
  emailRefused: 'Text could not be sent. Please verify email.',
  failed: 'An error occurred. We apologize for the inconvenience. Please try again later.',
} as const;

/** Shown after an email address was signed up for coupons (INTR-4, OFFR-6). */
export const COUPON_SIGNUP_DONE = "Thanks! We'll email you coupons.";

/** Messages of the share dialog (SHARE-3 to SHARE-5). */
export const SHARE_MESSAGES = {
  done: 'Your offer has been sent or printed',
  phoneRefused: 'Text could not be sent. Please verify phone number.',
  emailRefused: 'Text could not be sent. Please verify email.',
  failed: 'An error occurred. We apologize for the inconvenience. Please try again later.',
} as const;

/** Shown after an email address was signed up for coupons (INTR-4, OFFR-6). */
export const COUPON_SIGNUP_DONE = "Thanks! We'll email you coupons.";

// The text of a promotion for signed-in drivers, as visitors see it (OFFR-7).
export const SAVE_WHEN_YOU = 'Additional savings when you';
export const SIGN_IN = 'Sign In';
export const OR = ' or ';
export const SIGN_UP = 'Sign Up for free';

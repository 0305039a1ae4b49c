import { defineTexts } from '../../language/define-texts';

/** Messages of sharing an offer (SHARE-3 to SHARE-5) and of signing up for coupons (INTR-4, OFFR-6). */
export const OFFER_MESSAGES = defineTexts('offers', {
  shared: 'Your offer has been sent or printed',
  phoneRefused: 'Text could not be sent. Please verify phone number.',
  emailRefused: 'Text could not be sent. Please verify email.',
  failed: 'An error occurred. We apologize for the inconvenience. Please try again later.',
  signedUp: "Thanks! We'll email you coupons.",
});

/** The text of a promotion for signed-in drivers, as visitors see it (OFFR-7). */
export const MEMBER_SAVINGS = defineTexts('offers.memberSavings', {
  prompt: 'Additional savings when you {signIn} or {signUp}',
  signIn: 'Sign In',
  signUp: 'Sign Up for free',
});

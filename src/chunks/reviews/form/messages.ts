export const FORM_LABELS = {
  name: 'Write a review',
  submit: 'Send review',
  busy: 'Sending review…',
} as const;

export const FIELD_LABELS = {
  rating: 'Your rating',
  headline: 'Headline',
  comments: 'Your review',
  nickname: 'Nickname',
  location: 'City and state',
} as const;

export const HINTS = {
  comments: 'How are the ride, grip, noise, and wear?',
  nickname: 'Shown with your review.',
} as const;

/** The labels of one to five stars. */
export const RATING_LABELS = ['Poor', 'Fair', 'Average', 'Good', 'Excellent'] as const;

export const REVIEW_SENT = "Thanks for your review! It will appear here once we've approved it.";

export const REVIEW_NOT_SENT = "We couldn't send your review. Please try again.";

/** @param reason the reason that the service gives */
export const getRefusalMessage = (reason: string): string =>
  `We couldn't accept your review: ${reason}`;

/** @param productName brand and name of the tire */
export const getProductLine = (productName: string): string => `Your review of ${productName}`;

import { defineTexts } from '../../../language/define-texts';

export const FORM_LABELS = defineTexts('reviews.form', {
  name: 'Write a review',
  /** Brand and name of the tire. */
  product: 'Your review of {tire}',
  commentsHint: 'How are the ride, grip, noise, and wear?',
  nicknameHint: 'Shown with your review.',
  vehicleHint: 'For example, 2019 Honda CR-V',
  submit: 'Send review',
  busy: 'Sending review…',
  sent: "Thanks for your review! It will appear here once we've approved it.",
  notSent: "We couldn't send your review. Please try again.",
  /** The reason is the service's, in English. */
  refused: "We couldn't accept your review: {reason}",
  /** Instead of the reason, in other languages. */
  notAccepted: "We couldn't accept your review. Check what you wrote, and try again.",
});

export const FIELD_LABELS = defineTexts('reviews.form.fields', {
  rating: 'Your rating',
  headline: 'Headline',
  comments: 'Your review',
  nickname: 'Nickname',
  location: 'City and state',
  vehicle: 'Your vehicle',
  milesDriven: 'Miles driven on these tires',
});

export const RATING_LABELS = defineTexts('reviews.form.ratings', {
  poor: 'Poor',
  fair: 'Fair',
  average: 'Average',
  good: 'Good',
  excellent: 'Excellent',
});

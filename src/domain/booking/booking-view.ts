/** The steps of a booking, in order. Each asks the visitor a question. */
export const BOOKING_STEPS = ['location', 'service', 'vehicle', 'datetime', 'contact'] as const;

export type BookingStep = (typeof BOOKING_STEPS)[number];

/** What a booking shows (XB-1). */
export type BookingView = 'loading' | BookingStep | 'review' | 'confirmation';

export const isStep = (view: string): view is BookingStep =>
  BOOKING_STEPS.some((step) => step === view);

/** Returns the first step whose question has no answer, or the review if there is none. */
export const getFirstUnansweredView = (
  isAnswered: Readonly<Record<BookingStep, boolean>>,
): BookingStep | 'review' => BOOKING_STEPS.find((step) => !isAnswered[step]) ?? 'review';

/**
 * Returns the view for the step in a URL: the step itself if every step before it has an answer,
 * otherwise the first step without one.
 * @param requested the URL's step, unvalidated; null if it has none
 */
export const getReachableView = (
  requested: string | null,
  isAnswered: Readonly<Record<BookingStep, boolean>>,
): BookingStep | 'review' => {
  const firstUnanswered = getFirstUnansweredView(isAnswered);
  if (requested === null || !isStep(requested)) return firstUnanswered;
  const isReachable =
    firstUnanswered === 'review' ||
    BOOKING_STEPS.indexOf(requested) <= BOOKING_STEPS.indexOf(firstUnanswered);
  return isReachable ? requested : firstUnanswered;
};

/** The questions of a booking, in order. */
export const BOOKING_STEPS = ['location', 'service', 'vehicle', 'datetime', 'contact'] as const;

export type BookingStep = (typeof BOOKING_STEPS)[number];

/** What a booking shows (XB-1). */
export type BookingView = 'loading' | BookingStep | 'review' | 'confirmation';

/** Checks whether a view is one of the questions. */
export const isStep = (view: string): view is BookingStep =>
  BOOKING_STEPS.some((step) => step === view);

/** Returns the first question without an answer, or the review. */
export const getFirstOpenView = (
  isAnswered: Readonly<Record<BookingStep, boolean>>,
): BookingStep | 'review' => BOOKING_STEPS.find((step) => !isAnswered[step]) ?? 'review';

/**
 * Returns the view for the step of an address: the step itself if every question before it has an
 * answer, otherwise the first question without one.
 * @param wanted the address's step; any text, or null
 */
export const getReachableView = (
  wanted: string | null,
  isAnswered: Readonly<Record<BookingStep, boolean>>,
): BookingStep | 'review' => {
  const firstOpen = getFirstOpenView(isAnswered);
  if (wanted === null || !isStep(wanted)) return firstOpen;
  const isReachable =
    firstOpen === 'review' || BOOKING_STEPS.indexOf(wanted) <= BOOKING_STEPS.indexOf(firstOpen);
  return isReachable ? wanted : firstOpen;
};

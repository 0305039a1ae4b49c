/**
 * Formats an average rating with one decimal, rounded half up: `3.6` for 3.55. Without the summand,
 * `toFixed` would round the binary fraction, which is a little lower, and lists and reviews would show
 * different ratings.
 */
export const formatAverageRating = (average: number): string => (average + 1e-9).toFixed(1);

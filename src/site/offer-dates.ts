import { DEFAULT_EXPIRY_DAYS } from './offer-length';

const DAY_MS = 86_400_000;

/** Days that an offer still runs, its last one included: the offer shows when above 0 (OFFR-2). */
export const daysRemaining = (end: Date, now: Date): number =>
  Math.ceil((end.getTime() - now.getTime() + DAY_MS) / DAY_MS);

const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'numeric',
  day: 'numeric',
  year: 'numeric',
});

/**
 * First and last day of a promotion that begins today (OFFR-3), such as `11/21/2026`.
 * @param days from today to the last day
 */
export const promotionRange = (
  now: Date,
  days = DEFAULT_EXPIRY_DAYS,
): [from: string, to: string] => {
  // Counted on the calendar: a day of 23 or 25 hours is a day.
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [shortDate.format(now), shortDate.format(last)];
};

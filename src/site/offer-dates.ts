const DAY_MS = 86_400_000;

/** Days that a promotion lasts where its page says nothing else (OFFR-3). */
export const DEFAULT_EXPIRY_DAYS = 20;

/**
 * The start of a day on the visitor's calendar.
 * @param text YYYY-MM-DD
 * @returns undefined for anything else, 2026-02-30 included
 */
export const dayOf = (text: string): Date | undefined => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
};

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

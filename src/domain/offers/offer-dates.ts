import { formatDate } from '../../language/dates';
import { isEnglish } from '../../language/language';

const DAY_MS = 86_400_000;

/** Returns the days until an offer ends, including its last day; the offer shows while above 0 (OFFR-2). */
export const getDaysRemaining = (end: Date, now: Date): number =>
  Math.ceil((end.getTime() - now.getTime() + DAY_MS) / DAY_MS);

const formatShortDate = (date: Date): string => {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  return isEnglish()
    ? `${month + 1}/${day}/${year}`
    : formatDate(new Date(Date.UTC(year, month, day)), 'withYear');
};

/**
 * Returns the first and last day of a promotion that begins today, such as `11/21/2026`, in the page's language (OFFR-3).
 * @param days from today to the last day
 */
export const getPromotionRange = (now: Date, days: number): [from: string, to: string] => {
  // Counts calendar days, because a clock change makes a day of 23 or 25 hours.
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [formatShortDate(now), formatShortDate(last)];
};

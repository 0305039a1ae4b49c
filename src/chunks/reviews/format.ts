import { formatNumber } from '../../language/numbers';
import { DEFAULT_LOCALE, toValidLocale } from '../../language/language';
import { LIST_LABELS } from './messages';

/** Formats a number that has at most one decimal, such as "1,204" or "4.3"; doesn't round. */
export const formatLocalizedNumber = (value: number, locale: string): string =>
  locale === DEFAULT_LOCALE ? formatNumber(value) : value.toLocaleString(toValidLocale(locale));

/** Formats the number of reviews as "1 review" or "212 reviews". */
export const formatReviewCount = (reviews: number, locale: string): string =>
  LIST_LABELS.count({ count: reviews, shown: formatLocalizedNumber(reviews, locale) });

/** Formats stars as "1 star" or "4 stars". */
export const formatStars = (stars: number): string => LIST_LABELS.stars({ stars });

/** Rounds an average to at most one decimal, and formats it as "4.3". */
export const formatAverage = (average: number, locale: string): string =>
  formatLocalizedNumber(Math.round(average * 10) / 10, locale);

/** Formats an average as "4.3 out of 5". */
export const formatRating = (average: number, locale: string): string =>
  LIST_LABELS.rating({ average: formatAverage(average, locale) });

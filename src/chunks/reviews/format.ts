import { formatLongDay } from '../../site/format-day';
import { formatNumber } from '../../site/format-number';
import { DEFAULT_LOCALE, toSupportedLocale } from '../../ui/format/locale';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number of at most one decimal for a locale; reuses the formats, because a list needs many. */
const format = (value: number, locale: string, maximumFractionDigits: 0 | 1): string => {
  if (locale === DEFAULT_LOCALE) {
    const scale = 10 ** maximumFractionDigits;
    return formatNumber(Math.round(value * scale) / scale);
  }
  const key = `${locale} ${maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known.format(value);
  const created = new Intl.NumberFormat(toSupportedLocale(locale), { maximumFractionDigits });
  formats.set(key, created);
  return created.format(value);
};

/** Formats a count as "1,204". */
export const formatCount = (count: number, locale: string): string => format(count, locale, 0);

/** Formats the number of reviews as "1 review" or "212 reviews". */
export const formatReviewCount = (reviews: number, locale: string): string =>
  `${formatCount(reviews, locale)} ${reviews === 1 ? 'review' : 'reviews'}`;

/** Formats stars as "1 star" or "4 stars". */
export const formatStars = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** Formats an average with at most one decimal, such as "4.3". */
export const formatAverage = (average: number, locale: string): string =>
  format(average, locale, 1);

/** Formats an average as "4.3 out of 5". */
export const formatRating = (average: number, locale: string): string =>
  `${formatAverage(average, locale)} out of 5`;

/** Formats the UTC date of a time in words; undefined for an invalid date. */
export const formatDate = (iso: string, locale: string): string | undefined => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  if (locale === DEFAULT_LOCALE) return formatLongDay(date);
  return date.toLocaleDateString(toSupportedLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
};

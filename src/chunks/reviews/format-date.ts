import { formatLongDay } from '../../domain/format/format-day';
import { DEFAULT_LOCALE, toValidLocale } from '../../domain/format/locale';

/** Formats the UTC date of an ISO time as `March 1, 2026`; returns undefined for an invalid time. */
export const formatDate = (iso: string, locale: string): string | undefined => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  if (locale === DEFAULT_LOCALE) return formatLongDay(date);
  return date.toLocaleDateString(toValidLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
};

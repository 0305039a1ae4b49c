import { formatLongDay } from '../../site/format-day';
import { DEFAULT_LOCALE, toValidLocale } from '../../ui/format/locale';

/** Formats the UTC date of a time in words; undefined for an invalid date. */
export const formatDate = (iso: string, locale: string): string | undefined => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  if (locale === DEFAULT_LOCALE) return formatLongDay(date);
  return date.toLocaleDateString(toValidLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
};

import { forLocale, isEnglish } from './language';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The English names of the weekdays, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const DAY = 86_400_000;

/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

const getMonth = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';
const getWeekday = (date: Date): string => WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '';
const shorten = (name: string): string => name.slice(0, 3);

const createStyle = (
  options: Intl.DateTimeFormatOptions,
  formatEnglish: (date: Date) => string,
): ((date: Date) => string) => {
  const format = forLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  return (date) => (isEnglish() ? formatEnglish(date) : format().format(date));
};

/** Formats a UTC date, in English without the browser's formatters (docs/performance.md). */
const styles = {
  /** `November 24, 2026` */
  longWithYear: createStyle(
    { dateStyle: 'long' },
    (date) => `${getMonth(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  ),
  /** `Nov 24, 2026` */
  withYear: createStyle(
    { dateStyle: 'medium' },
    (date) => `${shorten(getMonth(date))} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  ),
  /** `Tuesday, November 24` */
  long: createStyle(
    { weekday: 'long', month: 'long', day: 'numeric' },
    (date) => `${getWeekday(date)}, ${getMonth(date)} ${date.getUTCDate()}`,
  ),
  /** `Tue, Nov 24` */
  short: createStyle(
    { weekday: 'short', month: 'short', day: 'numeric' },
    (date) => `${shorten(getWeekday(date))}, ${shorten(getMonth(date))} ${date.getUTCDate()}`,
  ),
  /** `November 2026` */
  month: createStyle(
    { month: 'long', year: 'numeric' },
    (date) => `${getMonth(date)} ${date.getUTCFullYear()}`,
  ),
  /** `Nov 24` */
  day: createStyle(
    { month: 'short', day: 'numeric' },
    (date) => `${shorten(getMonth(date))} ${date.getUTCDate()}`,
  ),
  /** `Tuesday` */
  longWeekday: createStyle({ weekday: 'long' }, getWeekday),
  /** `Tue` */
  weekday: createStyle({ weekday: 'short' }, (date) => shorten(getWeekday(date))),
};

export type DateStyle = keyof typeof styles;

/**
 * Formats a day in the page's language.
 * @param date a time, whose UTC day counts, or a text that starts with YYYY-MM-DD
 * @returns any other text unchanged
 */
export const formatDate = (date: Date | string, style: DateStyle): string => {
  const day = typeof date === 'string' ? /^\d{4}-\d\d-\d\d/.exec(date)?.[0] : undefined;
  const at = date instanceof Date ? date : new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? String(date) : styles[style](at);
};

/** Returns a weekday's name in the page's language. */
export const formatWeekday = (
  weekday: Weekday,
  style: 'longWeekday' | 'weekday' = 'longWeekday',
): string => formatDate(new Date(FIRST_MONDAY + WEEKDAYS.indexOf(weekday) * DAY), style);

const timeFormat = forLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
);

/** Formats minutes from midnight as the time of a clock: `5:30 PM`, with a space at which no line breaks. */
export const formatClockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  const time = isEnglish()
    ? `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
    : timeFormat().format(minutes * 60_000);
  return time.replaceAll(/\s/g, '\u00A0');
};

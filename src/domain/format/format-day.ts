const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Returns the month's name in UTC: `November`. */
export const getMonthName = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';

/** Shortens the name of a month or a weekday: `Nov`, `Tue`. */
export const abbreviate = (name: string): string => name.slice(0, 3);

/** Formats the UTC date of a time as `October 29, 2026`. */
export const formatLongDay = (at: Date): string =>
  `${getMonthName(at)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;

/** Formats an ISO date as `Oct 29, 2026`; returns any other text unchanged. */
export const formatDay = (date: string): string => {
  const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0];
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime())
    ? date
    : `${abbreviate(getMonthName(at))} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
};

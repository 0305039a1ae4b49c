const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Returns the month's name in UTC: `November`. */
export const getMonthName = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';

/** Shortens the name of a month or a weekday: `Nov`, `Tue`. */
export const abbreviate = (name: string): string => name.slice(0, 3);

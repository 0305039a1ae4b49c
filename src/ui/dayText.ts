const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as `Oct 29, 2026`; what it was given where that is none. */
export const dayText = (date: string): string => {
  const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? date : dayFormat.format(time);
};

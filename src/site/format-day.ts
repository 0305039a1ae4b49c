const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an ISO date as `Oct 29, 2026`; returns any other text unchanged. */
export const formatDay = (date: string): string => {
  const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? date : dayFormat.format(time);
};

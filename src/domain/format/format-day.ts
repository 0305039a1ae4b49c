import { abbreviate, getMonthName } from '../time/month-name';

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

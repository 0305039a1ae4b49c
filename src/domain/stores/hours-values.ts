/** The values of `data-hours` (HOURS-1..5): today's hours, the name of today, or a weekday's hours. */
export const SHOWN_HOURS = [
  'today',
  'date',
  'MON',
  'TUE',
  'WED',
  'THU',
  'FRI',
  'SAT',
  'SUN',
] as const;

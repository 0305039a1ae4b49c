import { getDayReason } from '../messages';

export const CALENDAR_LABELS = {
  loading: 'Loading the calendar',
  failed: "The times for this month didn't load.",
} as const;

/** Formats the label of a day, with the reason if it has no times. */
export const formatDayLabel = (day: string, reason: string | null | undefined): string =>
  reason == null ? day : `${day}: ${getDayReason(reason)}`;

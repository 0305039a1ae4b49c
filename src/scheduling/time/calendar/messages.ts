import { getDayReason } from '../messages';

export const CALENDAR_LABELS = {
  loading: 'Loading the month',
  failed: "The month didn't load.",
} as const;

/** Adds to a day why it has no times. */
export const formatUnavailable = (day: string, reason: string | null | undefined): string =>
  reason == null ? day : `${day}: ${getDayReason(reason)}`;

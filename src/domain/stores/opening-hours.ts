import { formatClockTime } from '../../language/dates';
import type { Weekday } from '../../language/dates';
import { defineTexts } from '../../language/define-texts';
import { getClock, getDayHours } from '../time/scheduled-day';
import type { Hours, StoreHours } from '../time/scheduled-day';

const HOURS_TEXTS = defineTexts('hours', {
  /** The hours of a day. */
  times: '{opens} to {closes}',
  closed: 'Closed',
});

/** When a closed store opens next. */
export interface Opening {
  /** Days from today in the store's time zone: 0 is today; 6 at most. */
  readonly inDays: number;
  readonly weekday: Weekday;
  /** HH:MM. */
  readonly at: string;
}

/** Whether a store is open; `holiday` names the holiday that the state depends on, if any, or is empty. */
export type OpenState =
  /** Temporarily closed (HOURS-1). */
  | { readonly state: 'paused' }
  | { readonly state: 'open'; readonly closesAt: string; readonly holiday: string }
  /** `opens` is absent if the store doesn't open within a week. */
  | { readonly state: 'closed'; readonly opens?: Opening; readonly holiday: string };

const DAY_MINUTES = 1_440;

/** Parses HH:MM as minutes from midnight, 0 to 1440; NaN for any other text. */
const parseMinutes = (time: string): number => {
  const [, hour = '', minute = ''] = /^(\d\d?):([0-5]\d)$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour && minutes <= DAY_MINUTES ? minutes : Number.NaN;
};

/**
 * Returns opening and closing time in minutes from midnight. A closing time before the opening time
 * is on the next day, above 1440.
 * @returns undefined for a closed day, for invalid times, and for equal times
 */
export const getSpan = ({
  openTime,
  closeTime,
}: Hours): [opens: number, closes: number] | undefined => {
  const opens = parseMinutes(openTime);
  const closes = parseMinutes(closeTime);
  if (closes > opens) return [opens, closes];
  return closes < opens ? [opens, closes + DAY_MINUTES] : undefined;
};

/** Formats `17:30` as `5:30 PM`; empty for any other text (HOURS-4). */
export const formatTime = (time: string): string => {
  const minutes = parseMinutes(time);
  return Number.isNaN(minutes) ? '' : formatClockTime(minutes);
};

/** Formats a day's hours as `7:30 AM to 7:00 PM`, or `Closed`. */
export const formatHours = (hours: Hours): string =>
  getSpan(hours)
    ? HOURS_TEXTS.times({ opens: formatTime(hours.openTime), closes: formatTime(hours.closeTime) })
    : HOURS_TEXTS.closed;

/** Checks whether the open state of a store is known: it is temporarily closed, or the host has its hours. */
export const isOpenStateKnown = ({ temporarilyClosed, hours }: StoreHours): boolean =>
  temporarilyClosed === 'Y' || hours.length > 0;

/**
 * Returns whether a store is open, closed, or temporarily closed, in the store's time zone, or in the
 * visitor's if it is unknown (HOURS-1, HOURS-2, HOURS-3, HOURS-5). The opening time is inclusive, the
 * closing time exclusive. Hours that cross midnight run to their end, even into a holiday.
 */
export const getOpenState = (store: StoreHours, now: Date): OpenState => {
  if (store.temporarilyClosed === 'Y') return { state: 'paused' };
  const [day, minute] = getClock(store.timeZone)(now);
  const { holiday } = getDayHours(store, day);
  // Starts with yesterday, whose hours may cross midnight. The first hours that haven't ended decide.
  for (let inDays = -1; inDays < 7; inDays += 1) {
    const hours = getDayHours(store, day + inDays);
    const [opens, closes] = getSpan(hours) ?? [0, -Infinity];
    const at = minute - inDays * DAY_MINUTES;
    if (at >= closes) continue;
    const { weekday, openTime, closeTime } = hours;
    return at < opens
      ? { state: 'closed', opens: { inDays, weekday, at: openTime }, holiday }
      : { state: 'open', closesAt: closeTime, holiday: hours.holiday };
  }
  return { state: 'closed', holiday };
};

import { formatDate } from '../../language/dates';
import type { DateStyle } from '../../language/dates';
import { defineTexts } from '../../language/define-texts';
import { formatTime } from '../stores/opening-hours';
import { getClock } from '../time/scheduled-day';
import type { TimeSlot } from '../../services/appointments';

const DAY = 86_400_000;

/** How many days ahead a store can be booked. */
export const MAX_DAYS_AHEAD = 90;

/** The parts of a day under which times are grouped (XB-1). */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

/** Returns the day of a slot in the store's time zone, YYYY-MM-DD. */
export const getSlotDate = ({ start }: Pick<TimeSlot, 'start'>): string => start.slice(0, 10);

/** Formats an ISO time as the store's clock shows it: `2:30 PM`. */
export const formatSlotTime = (iso: string): string => formatTime(iso.slice(11, 16));

/** Returns the part of the day in which a slot begins: the afternoon from 12 PM, the evening from 5 PM. */
export const getDayPart = ({ start }: Pick<TimeSlot, 'start'>): DayPart => {
  const hour = Number(start.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};

export const filterByDayPart = (slots: readonly TimeSlot[], part: DayPart): readonly TimeSlot[] =>
  slots.filter((slot) => getDayPart(slot) === part);

/** Returns the number of days from 1970 to a date. @param date YYYY-MM-DD */
export const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** Adds days to a date. @param date YYYY-MM-DD */
export const addDays = (date: string, days: number): string =>
  new Date((toDays(date) + days) * DAY).toISOString().slice(0, 10);

/** Returns today in a time zone, YYYY-MM-DD. */
export const getToday = (timeZone: string, now: Date): string =>
  new Date(getClock(timeZone)(now)[0] * DAY).toISOString().slice(0, 10);

const TEXTS = defineTexts('time.points', {
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextSlot: '{day} {time}',
  appointment: '{day} at {time}',
});

/**
 * Formats a day as `Today`, `Tomorrow`, or `Tue, Nov 24`.
 * @param date YYYY-MM-DD
 * @param today YYYY-MM-DD in the store's time zone
 * @param style how to format other days
 */
export const formatRelativeDay = (
  date: string,
  today: string,
  style: DateStyle = 'short',
): string => {
  const inDays = toDays(date) - toDays(today);
  if (inDays === 0) return TEXTS.today;
  return inDays === 1 ? TEXTS.tomorrow : formatDate(date, style);
};

/** Formats a slot as `Today 2:30 PM` or `Tue, Nov 24 2:30 PM`. @param today YYYY-MM-DD in the store's zone */
export const formatNextSlot = (slot: Pick<TimeSlot, 'start'>, today: string): string =>
  TEXTS.nextSlot({
    day: formatRelativeDay(getSlotDate(slot), today),
    time: formatSlotTime(slot.start),
  });

/** Formats the time of an appointment: `Tuesday, November 24 at 2:30 PM`. */
export const formatAppointmentTime = (slot: Pick<TimeSlot, 'start'>): string =>
  TEXTS.appointment({
    day: formatDate(getSlotDate(slot), 'long'),
    time: formatSlotTime(slot.start),
  });

/** Returns the slots that begin nearest to a time, the nearest first. @param start ISO 8601 */
export const getNearestSlots = (
  slots: readonly TimeSlot[],
  start: string,
  count: number,
): readonly TimeSlot[] => {
  const getDistance = (slot: TimeSlot): number =>
    Math.abs(Date.parse(slot.start) - Date.parse(start));
  return [...slots].sort((left, right) => getDistance(left) - getDistance(right)).slice(0, count);
};

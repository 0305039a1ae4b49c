import { WEEKDAYS } from '../../language/dates';
import type { Weekday } from '../../language/dates';

/** Hours of one day in the store's time zone, HH:MM; both empty on a closed day. */
export interface Hours {
  readonly openTime: string;
  readonly closeTime: string;
}

/** Hours of a store, as the service returns them (`docs/service-contract.md#stores`). */
export interface StoreHours {
  /** IANA name of the store's time zone; empty if unknown. */
  readonly timeZone: string;
  /** 'Y' or 'N'. */
  readonly temporarilyClosed: string;
  /** One entry per weekday: MON to SUN. */
  readonly hours: readonly (Hours & { readonly weekDay: string })[];
  readonly holidays: readonly {
    readonly holidayId: string;
    readonly day: number;
    /** 1 to 12. */
    readonly month: number;
    readonly year: number;
    readonly description: string;
  }[];
  /** Hours on those holidays; a holiday without an entry is closed. */
  readonly holidayHours: readonly (Hours & { readonly holidayId: string })[];
}

export interface ScheduledDay extends Hours {
  /** Days since 1970. */
  readonly day: number;
  readonly weekday: Weekday;
  /** Holiday that sets these hours; empty on other days. */
  readonly holiday: string;
}

const DAY = 86_400_000;

/** Reads the time in one time zone: days since 1970, and minutes since midnight. */
type Clock = (now: Date) => readonly [day: number, minute: number];

const toReading = (
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): ReturnType<Clock> => [Date.UTC(year, month - 1, day) / DAY, hour * 60 + minute];

/** Creates a clock with Temporal. @throws if the time zone is unknown */
const createTemporalClock = (timeZone: string): Clock => {
  const read: Clock = (now) => {
    const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
      now.getTime(),
    ).toZonedDateTimeISO(timeZone);
    return toReading(year, month, day, hour, minute);
  };
  read(new Date());
  return read;
};

/**
 * Creates a clock with a date formatter, for browsers without Temporal. The first formatter of a page
 * takes a phone 100 ms. @throws if the time zone is unknown
 */
const createFormatterClock = (timeZone: string): Clock => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (now) => {
    // Splitting `11/20/2026, 07:30` is ten times as fast as formatToParts.
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = format
      .format(now)
      .split(/\D+/)
      .map(Number);
    return toReading(year, month, day, hour, minute);
  };
};

/** Reads the visitor's clock, for a store whose time zone is unknown (HOURS-5). */
const readLocalClock: Clock = (now) =>
  toReading(now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes());

/** Caches the last reading, since lists have many stores of one time zone. */
const memoizeLast = (clock: Clock): Clock => {
  let instant = Number.NaN;
  let reading: ReturnType<Clock> = [0, 0];
  return (now) => {
    if (instant !== now.getTime()) {
      reading = clock(now);
      instant = now.getTime();
    }
    return reading;
  };
};

const createClock = (timeZone: string): Clock => {
  try {
    return typeof Temporal === 'undefined'
      ? createFormatterClock(timeZone)
      : createTemporalClock(timeZone);
  } catch {
    // The time zone is empty, or this browser doesn't know it.
    return readLocalClock;
  }
};

/** Creating a clock costs a hundred times as much as reading it, so each time zone has one. */
const clocks = new Map<string, Clock>();

export const getClock = (timeZone: string): Clock => {
  const clock = clocks.get(timeZone) ?? memoizeLast(createClock(timeZone));
  clocks.set(timeZone, clock);
  return clock;
};

const CLOSED: Hours = { openTime: '', closeTime: '' };

/**
 * Returns the regular hours of a weekday. Tuesday to Friday use Monday's hours if they have no entry.
 * @param weekDay MON to SUN
 */
export const getWeekdayHours = ({ hours }: StoreHours, weekDay: string): Hours => {
  const findEntry = (name: string) => hours.find((entry) => entry.weekDay.startsWith(name));
  return findEntry(weekDay) ?? (weekDay.startsWith('S') ? undefined : findEntry('MON')) ?? CLOSED;
};

/** Converts `Monday` to `MON`, the service's name of a weekday. */
export const toWeekDay = (weekday: Weekday): string => weekday.slice(0, 3).toUpperCase();

/** Returns the hours of a day. @param day days since 1970 */
export const getDayHours = (store: StoreHours, day: number): ScheduledDay => {
  // 1970 began on a Thursday.
  const weekday = WEEKDAYS[(day + 3) % 7] ?? 'Monday';
  const date = new Date(day * DAY);
  const [dayOfMonth, month, year] = [
    date.getUTCDate(),
    date.getUTCMonth() + 1,
    date.getUTCFullYear(),
  ];
  const holiday = store.holidays.find(
    (entry) => entry.day === dayOfMonth && entry.month === month && entry.year === year,
  );
  const { openTime, closeTime } = holiday
    ? (store.holidayHours.find(({ holidayId }) => holidayId === holiday.holidayId) ?? CLOSED)
    : getWeekdayHours(store, toWeekDay(weekday));
  return {
    day,
    weekday,
    holiday: holiday?.description ?? '',
    openTime,
    closeTime,
  };
};

/** Returns the hours of a day in the store's time zone; a holiday replaces the weekday (HOURS-3). */
export const getScheduledDay = (store: StoreHours, now: Date, inDays = 0): ScheduledDay =>
  getDayHours(store, getClock(store.timeZone)(now)[0] + inDays);

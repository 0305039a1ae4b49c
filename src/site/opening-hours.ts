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

/** The hours of one calendar day. */
export interface ScheduledDay extends Hours {
  /** Days since 1970. */
  readonly day: number;
  readonly weekday: Weekday;
  /** Holiday that sets these hours; empty on other days. */
  readonly holiday: string;
}

/** When a closed store opens next. */
export interface Opening {
  /** Days from today in the store's time zone: 0 is today; 6 at most. */
  readonly inDays: number;
  readonly weekday: Weekday;
  /** HH:MM. */
  readonly at: string;
}

/** Whether a store is open; `holiday` is empty on other days. */
export type OpenState =
  /** Temporarily closed (HOURS-1). */
  | { readonly state: 'paused' }
  | { readonly state: 'open'; readonly closesAt: string; readonly holiday: string }
  /** `opens` is absent if the store doesn't open within a week. */
  | { readonly state: 'closed'; readonly opens?: Opening; readonly holiday: string };

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const DAY = 86_400_000;
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
const getSpan = ({ openTime, closeTime }: Hours): [opens: number, closes: number] | undefined => {
  const opens = parseMinutes(openTime);
  const closes = parseMinutes(closeTime);
  if (closes > opens) return [opens, closes];
  return closes < opens ? [opens, closes + DAY_MINUTES] : undefined;
};

/** Formats `17:30` as `5:30 PM`; empty for any other text (HOURS-4). */
export const formatTime = (time: string): string => {
  const hour = Math.floor(parseMinutes(time) / 60) % 24;
  return hour >= 0 ? `${hour % 12 || 12}:${time.slice(-2)} ${hour < 12 ? 'AM' : 'PM'}` : '';
};

/** Formats a day's hours as `7:30 AM to 7:00 PM`, or `Closed`. */
export const formatHours = (hours: Hours): string =>
  getSpan(hours) ? `${formatTime(hours.openTime)} to ${formatTime(hours.closeTime)}` : 'Closed';

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

const getClock = (timeZone: string): Clock => {
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
const toWeekDay = (weekday: Weekday): string => weekday.slice(0, 3).toUpperCase();

/** @param day days since 1970 */
const getDayHours = (store: StoreHours, day: number): ScheduledDay => {
  // 1970 began on a Thursday.
  const weekday = WEEKDAYS[(day + 3) % 7] ?? 'Monday';
  const date = new Date(day * DAY);
  const holiday = store.holidays.find(
    (entry) =>
      entry.day === date.getUTCDate() &&
      entry.month === date.getUTCMonth() + 1 &&
      entry.year === date.getUTCFullYear(),
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

/** One line of the weekly hours. */
export interface HoursLine extends Hours {
  /** `Monday to Friday`, or one weekday. */
  readonly days: string;
  /** Weekday whose hours the line shows, MON to SUN. */
  readonly weekDay: string;
}

/**
 * Returns the lines of the weekly hours: Monday to Friday, Saturday, and Sunday (HOURS-2). A weekday
 * that differs from Monday has its own line.
 */
export const getWeekLines = (store: StoreHours): readonly HoursLine[] => {
  const monday = getWeekdayHours(store, 'MON');
  return WEEKDAYS.flatMap((weekday, index) => {
    const weekDay = toWeekDay(weekday);
    const { openTime, closeTime } = getWeekdayHours(store, weekDay);
    const isLikeMonday = openTime === monday.openTime && closeTime === monday.closeTime;
    if (index > 0 && index < 5 && isLikeMonday) return [];
    return [{ days: index ? weekday : 'Monday to Friday', weekDay, openTime, closeTime }];
  });
};

/** Times of one day by the store's clock, HH:MM; a day without an opening has empty ones. */
export interface Hours {
  readonly openTime: string;
  readonly closeTime: string;
}

/** What a store says of its hours, as the wire gives it (A3; wire: Stores). */
export interface StoreHours {
  /** IANA name of the store's zone; empty when it is not known. */
  readonly timeZone: string;
  /** 'Y' or 'N'. */
  readonly temporarilyClosed: string;
  /** One entry a weekday: MON to SUN. */
  readonly hours: readonly (Hours & { readonly weekDay: string })[];
  readonly holidays: readonly {
    readonly holidayId: string;
    readonly day: number;
    /** 1 to 12. */
    readonly month: number;
    readonly year: number;
    readonly description: string;
  }[];
  /** Hours on those holidays; one without an entry is closed. */
  readonly holidayHours: readonly (Hours & { readonly holidayId: string })[];
}

/** The hours that hold on one day. */
export interface ScheduledDay extends Hours {
  /** Days since 1970. */
  readonly day: number;
  readonly weekday: Weekday;
  /** Name of the holiday whose hours these are; empty on other days. */
  readonly holiday: string;
}

/** When a closed store opens next. */
export interface Opening {
  /** Days from today at the store: 0 today, 1 tomorrow, at most 6. */
  readonly inDays: number;
  readonly weekday: Weekday;
  /** HH:MM. */
  readonly at: string;
}

/** Whether a store is open, and until when; the holiday is today's, empty on other days. */
export type OpenState =
  /** Temporarily closed, whatever the hour (HOURS-1). */
  | { readonly state: 'paused' }
  | { readonly state: 'open'; readonly closesAt: string; readonly holiday: string }
  /** `opens` is there when a time within a week is known. */
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

/** Minutes from midnight, 0 to 1440; NaN when the text is not a time. */
const minutesOf = (time: string): number => {
  const [, hour = '', minute = ''] = /^(\d\d?):([0-5]\d)$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour && minutes <= DAY_MINUTES ? minutes : Number.NaN;
};

/**
 * Opening and closing in minutes from the day's own midnight; nothing for a closed day, and for
 * times that cannot be read or are the same. A store that closes at or before its opening time
 * closes on the next day: beyond 1440.
 */
const spanOf = ({ openTime, closeTime }: Hours): [opens: number, closes: number] | undefined => {
  const opens = minutesOf(openTime);
  const closes = minutesOf(closeTime);
  if (closes > opens) return [opens, closes];
  return closes < opens ? [opens, closes + DAY_MINUTES] : undefined;
};

/** `17:30` as `5:30 PM` (HOURS-4); empty when the text is not a time. */
export const formatTime = (time: string): string => {
  const hour = Math.floor(minutesOf(time) / 60) % 24;
  return hour >= 0 ? `${hour % 12 || 12}:${time.slice(-2)} ${hour < 12 ? 'AM' : 'PM'}` : '';
};

/** `7:30 AM to 7:00 PM`, or `Closed` for a day without hours. */
export const formatHours = (hours: Hours): string =>
  spanOf(hours) ? `${formatTime(hours.openTime)} to ${formatTime(hours.closeTime)}` : 'Closed';

/** The clock of a zone: days since 1970, and minutes since midnight. */
type Clock = (now: Date) => readonly [day: number, minute: number];

const readingOf = (
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): ReturnType<Clock> => [Date.UTC(year, month - 1, day) / DAY, hour * 60 + minute];

/** The clock of a zone by Temporal, which is ready at once. @throws when the zone is unknown */
const temporalClock = (timeZone: string): Clock => {
  const read: Clock = (now) => {
    const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
      now.getTime(),
    ).toZonedDateTimeISO(timeZone);
    return readingOf(year, month, day, hour, minute);
  };
  read(new Date());
  return read;
};

/**
 * The same by a formatter, where the browser has no Temporal: the first one that a page makes
 * takes a phone a tenth of a second. @throws when the zone is unknown
 */
const formatterClock = (timeZone: string): Clock => {
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
    // `11/20/2026, 07:30`; ten times as fast as taking it in parts.
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = format
      .format(now)
      .split(/\D+/)
      .map(Number);
    return readingOf(year, month, day, hour, minute);
  };
};

/** The visitor's own clock, for a store whose zone is not known (HOURS-5). */
const ownClock: Clock = (now) =>
  readingOf(now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes());

/** Remembers the last reading, for the many stores of one zone. */
const remembering = (clock: Clock): Clock => {
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

const newClock = (timeZone: string): Clock => {
  try {
    return typeof Temporal === 'undefined' ? formatterClock(timeZone) : temporalClock(timeZone);
  } catch {
    // No zone, or none that this browser knows.
    return ownClock;
  }
};

/** Making a clock costs a hundred times what reading one does: each zone has one. */
const clocks = new Map<string, Clock>();

const clockOf = (timeZone: string): Clock => {
  const clock = clocks.get(timeZone) ?? remembering(newClock(timeZone));
  clocks.set(timeZone, clock);
  return clock;
};

const CLOSED: Hours = { openTime: '', closeTime: '' };

/**
 * The hours of a weekday, holidays aside. Monday's stand for every day up to Friday that has no
 * entry of its own.
 * @param weekDay MON to SUN
 */
export const weekdayHours = ({ hours }: StoreHours, weekDay: string): Hours => {
  const named = (name: string) => hours.find((entry) => entry.weekDay.startsWith(name));
  return named(weekDay) ?? (weekDay.startsWith('S') ? undefined : named('MON')) ?? CLOSED;
};

/** `MON` of `Monday`, as the wire names a weekday. */
const keyOf = (weekday: Weekday): string => weekday.slice(0, 3).toUpperCase();

/** @param day days since 1970 */
const scheduledOn = (store: StoreHours, day: number): ScheduledDay => {
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
    : weekdayHours(store, keyOf(weekday));
  return {
    day,
    weekday,
    holiday: holiday?.description ?? '',
    openTime,
    closeTime,
  };
};

/** The hours of a day by the calendar at the store, a holiday's instead of the weekday's (HOURS-3). */
export const scheduledDay = (store: StoreHours, now: Date, inDays = 0): ScheduledDay =>
  scheduledOn(store, clockOf(store.timeZone)(now)[0] + inDays);

/**
 * Open, closed or temporarily closed at that moment by the clock at the store, or by the visitor's
 * where the store's zone is not known (HOURS-1..3, HOURS-5). Opening time is inclusive, closing
 * time exclusive; hours that cross midnight run to their end, whatever the next day is.
 */
export const openStateAt = (store: StoreHours, now: Date): OpenState => {
  if (store.temporarilyClosed === 'Y') return { state: 'paused' };
  const [day, minute] = clockOf(store.timeZone)(now);
  const { holiday } = scheduledOn(store, day);
  // From yesterday on: the first hours that have not ended are these, or the next.
  for (let inDays = -1; inDays < 7; inDays += 1) {
    const hours = scheduledOn(store, day + inDays);
    const [opens, closes] = spanOf(hours) ?? [0, -Infinity];
    const at = minute - inDays * DAY_MINUTES;
    if (at >= closes) continue;
    const { weekday, openTime, closeTime } = hours;
    return at < opens
      ? { state: 'closed', opens: { inDays, weekday, at: openTime }, holiday }
      : { state: 'open', closesAt: closeTime, holiday: hours.holiday };
  }
  return { state: 'closed', holiday };
};

/** One line of a week's hours. */
export interface HoursLine extends Hours {
  /** `Monday to Friday`, or one weekday. */
  readonly days: string;
  /** The weekday whose entry it shows, MON to SUN. */
  readonly weekDay: string;
}

/**
 * The week as it is shown: Monday's entry for Monday to Friday, Saturday, Sunday (HOURS-2); a
 * weekday that differs from Monday has a line of its own between them.
 */
export const weekLines = (store: StoreHours): readonly HoursLine[] => {
  const monday = weekdayHours(store, 'MON');
  return WEEKDAYS.flatMap((weekday, index) => {
    const weekDay = keyOf(weekday);
    const { openTime, closeTime } = weekdayHours(store, weekDay);
    const isLikeMonday = openTime === monday.openTime && closeTime === monday.closeTime;
    if (index > 0 && index < 5 && isLikeMonday) return [];
    return [{ days: index ? weekday : 'Monday to Friday', weekDay, openTime, closeTime }];
  });
};

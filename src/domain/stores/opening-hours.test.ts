import { fc } from '../../../test/fast-check';
import { formatHours, formatTime, getOpenState } from './opening-hours';
import { WEEKDAYS } from '../../language/dates';
import { getScheduledDay, type StoreHours } from '../time/scheduled-day';

const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

type Times = readonly [openTime: string, closeTime: string];

interface Sample {
  timeZone?: string;
  temporarilyClosed?: string;
  /** Times by weekday; the others keep those of the sample store. */
  week?: Partial<Record<(typeof DAYS)[number], Times>>;
  /** Name and times by YYYY-MM-DD; a holiday without times has no hours. */
  holidays?: Record<string, readonly [name: string, ...times: Times] | readonly [name: string]>;
}

/** Open from 7:30 to 19:00, Saturdays from 8:00 to 17:00, Sundays closed; in Denver. */
const createStore = ({
  timeZone = 'America/Denver',
  temporarilyClosed = 'N',
  week = {},
  holidays = {},
}: Sample = {}): StoreHours => ({
  timeZone,
  temporarilyClosed,
  hours: DAYS.map((weekDay) => {
    const usual: Times =
      weekDay === 'SUN' ? ['', ''] : weekDay === 'SAT' ? ['08:00', '17:00'] : ['07:30', '19:00'];
    const [openTime, closeTime] = week[weekDay] ?? usual;
    return { weekDay, openTime, closeTime };
  }),
  holidays: Object.entries(holidays).map(([date, [description]]) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    return { holidayId: date, year, month, day, description };
  }),
  holidayHours: Object.entries(holidays).flatMap(([holidayId, [, openTime, closeTime]]) =>
    openTime === undefined || closeTime === undefined ? [] : [{ holidayId, openTime, closeTime }],
  ),
});

/** Formats a state: `open until 19:00`, `closed until Friday 07:30, day 0` (today), `closed`, `paused`. */
const formatState = (store: StoreHours, iso: string): string => {
  const state = getOpenState(store, new Date(iso));
  if (state.state === 'paused') return state.state;
  const holiday = state.holiday && ` (${state.holiday})`;
  if (state.state === 'open') return `open until ${state.closesAt}${holiday}`;
  const { opens } = state;
  return `closed${opens ? ` until ${opens.weekday} ${opens.at}, day ${opens.inDays}` : ''}${holiday}`;
};

const DENVER = createStore();
const NIGHT = createStore({
  week: { FRI: ['18:00', '02:00'], SAT: ['18:00', '02:00'], THU: ['', ''] },
});
const HOLIDAYS = createStore({
  holidays: {
    '2026-11-26': ['Thanksgiving Day'],
    '2026-11-11': ['Veterans Day', '09:00', '12:00'],
    '2026-12-24': ['Christmas Eve', '18:00', '02:00'],
    '2026-12-25': ['Christmas Day'],
    '2026-12-27': ['Sale', '10:00', '14:00'],
    '2026-12-31': ['Inventory', '', ''],
    '2027-01-01': ["New Year's Day"],
  },
});
const NEW_YORK_NIGHTS = createStore({
  timeZone: 'America/New_York',
  week: { SUN: ['01:30', '02:30'], SAT: ['22:00', '03:00'] },
});
const createStoreOpenOnly = (times: Partial<Record<(typeof DAYS)[number], Times>>): StoreHours =>
  createStore({
    week: { ...Object.fromEntries(DAYS.map((day) => [day, ['', '']])), ...times },
  });

describe('open from the opening time until before the closing time', () => {
  test.each([
    // Friday, 20 November 2026; Denver is seven hours behind UTC.
    ['2026-11-20T14:29:59Z', 'closed until Friday 07:30, day 0', DENVER],
    ['2026-11-20T14:30:00Z', 'open until 19:00', DENVER],
    ['2026-11-20T14:30:01Z', 'open until 19:00', DENVER],
    ['2026-11-21T01:59:59Z', 'open until 19:00', DENVER],
    ['2026-11-21T02:00:00Z', 'closed until Saturday 08:00, day 1', DENVER],
    ['2026-11-21T06:59:59Z', 'closed until Saturday 08:00, day 1', DENVER],
    ['2026-11-21T07:00:00Z', 'closed until Saturday 08:00, day 0', DENVER],
    ['2026-11-21T15:00:00Z', 'open until 17:00', DENVER],
    ['2026-11-21T23:59:59Z', 'open until 17:00', DENVER],
    ['2026-11-22T00:00:00Z', 'closed until Monday 07:30, day 2', DENVER],
    ['2026-11-22T19:00:00Z', 'closed until Monday 07:30, day 1', DENVER],
    ['2026-11-23T14:30:00Z', 'open until 19:00', DENVER],
  ])('at %s, the store is %s [HOURS-2]', (iso, expected, store) => {
    expect(formatState(store, iso)).toBe(expected);
  });
});

describe('the entry of today', () => {
  const thursday = '2026-11-19T18:00:00Z';
  test.each([
    [
      "a weekday without an entry keeps Monday's",
      { ...DENVER, hours: DENVER.hours.filter(({ weekDay }) => weekDay !== 'THU') },
      'open until 19:00',
    ],
    [
      "the order of the entries doesn't matter",
      { ...DENVER, hours: [...DENVER.hours].reverse() },
      'open until 19:00',
    ],
    [
      'a store without entries is closed and has no next opening time',
      { ...DENVER, hours: [] },
      'closed',
    ],
    ['a store that never opens has no next opening', createStoreOpenOnly({}), 'closed'],
    [
      'a store that was open today, and opens only on this weekday, has no next opening',
      createStoreOpenOnly({ THU: ['08:00', '09:00'] }),
      'closed',
    ],
    [
      "a store that opens only on yesterday's weekday opens in six days",
      createStoreOpenOnly({ WED: ['08:00', '09:00'] }),
      'closed until Wednesday 08:00, day 6',
    ],
    [
      'a store that opens only on this weekday opens later today',
      createStoreOpenOnly({ THU: ['12:00', '13:00'] }),
      'closed until Thursday 12:00, day 0',
    ],
  ])('%s [HOURS-2]', (_name, store, expected) => {
    expect(formatState(store, thursday)).toBe(expected);
  });

  test("Saturday and Sunday never use Monday's entry [HOURS-2]", () => {
    const store = { ...DENVER, hours: DENVER.hours.filter(({ weekDay }) => weekDay === 'MON') };
    expect(formatState(store, '2026-11-21T18:00:00Z')).toBe('closed until Monday 07:30, day 2');
    expect(formatState(store, '2026-11-22T18:00:00Z')).toBe('closed until Monday 07:30, day 1');
  });
});

describe('a holiday overrides the weekday', () => {
  test.each([
    ['2026-11-26T18:00:00Z', 'closed until Friday 07:30, day 1 (Thanksgiving Day)'],
    ['2026-11-26T06:59:59Z', 'closed until Friday 07:30, day 2'],
    ['2026-11-26T07:00:00Z', 'closed until Friday 07:30, day 1 (Thanksgiving Day)'],
    ['2026-11-27T06:59:59Z', 'closed until Friday 07:30, day 1 (Thanksgiving Day)'],
    ['2026-11-27T07:00:00Z', 'closed until Friday 07:30, day 0'],
    ['2026-11-11T15:00:00Z', 'closed until Wednesday 09:00, day 0 (Veterans Day)'],
    ['2026-11-11T16:00:00Z', 'open until 12:00 (Veterans Day)'],
    ['2026-11-11T18:59:59Z', 'open until 12:00 (Veterans Day)'],
    ['2026-11-11T19:00:00Z', 'closed until Thursday 07:30, day 1 (Veterans Day)'],
    // A Sunday on which the store opens.
    ['2026-12-27T18:00:00Z', 'open until 14:00 (Sale)'],
    ['2026-12-27T02:00:00Z', 'closed until Sunday 10:00, day 1'],
    // Hours that begin before the holiday run to their end.
    ['2026-12-25T08:00:00Z', 'open until 02:00 (Christmas Eve)'],
    ['2026-12-25T09:00:00Z', 'closed until Saturday 08:00, day 1 (Christmas Day)'],
    ['2026-12-31T18:00:00Z', 'closed until Saturday 08:00, day 2 (Inventory)'],
    // The same day in another year isn't a holiday.
    ['2025-12-25T18:00:00Z', 'open until 19:00'],
    ['2027-12-24T18:00:00Z', 'open until 19:00'],
  ])('at %s, the store is %s [HOURS-3]', (iso, expected) => {
    expect(formatState(HOLIDAYS, iso)).toBe(expected);
  });
});

describe('hours that cross midnight', () => {
  const createNightlyStore = (FRI: Times): StoreHours =>
    createStore({ week: { FRI, SAT: ['', ''] } });
  test.each([
    ['2026-11-21T00:59:59Z', 'closed until Friday 18:00, day 0', NIGHT],
    ['2026-11-21T01:00:00Z', 'open until 02:00', NIGHT],
    ['2026-11-21T06:59:59Z', 'open until 02:00', NIGHT],
    ['2026-11-21T07:00:00Z', 'open until 02:00', NIGHT],
    ['2026-11-21T08:59:59Z', 'open until 02:00', NIGHT],
    ['2026-11-21T09:00:00Z', 'closed until Saturday 18:00, day 0', NIGHT],
    ['2026-11-22T08:00:00Z', 'open until 02:00', NIGHT],
    ['2026-11-22T09:00:00Z', 'closed until Monday 07:30, day 1', NIGHT],
    ['2026-11-21T06:59:59Z', 'open until 24:00', createNightlyStore(['08:00', '24:00'])],
    [
      '2026-11-21T07:00:00Z',
      'closed until Monday 07:30, day 2',
      createNightlyStore(['08:00', '24:00']),
    ],
    ['2026-11-21T06:59:59Z', 'open until 00:00', createNightlyStore(['08:00', '00:00'])],
    [
      '2026-11-21T07:00:00Z',
      'closed until Monday 07:30, day 2',
      createNightlyStore(['08:00', '00:00']),
    ],
    ['2026-11-20T07:00:00Z', 'open until 24:00', createNightlyStore(['00:00', '24:00'])],
    [
      '2026-11-20T06:59:59Z',
      'closed until Friday 00:00, day 1',
      createNightlyStore(['00:00', '24:00']),
    ],
    [
      '2026-11-20T18:00:00Z',
      'closed until Monday 07:30, day 3',
      createNightlyStore(['08:00', '08:00']),
    ],
    [
      '2026-11-20T18:00:00Z',
      'closed until Monday 07:30, day 3',
      createNightlyStore(['00:00', '00:00']),
    ],
  ])('at %s, the store is %s [HOURS-2]', (iso, expected, store) => {
    expect(formatState(store, iso)).toBe(expected);
  });
});

describe('the clock at the store decides', () => {
  const createStoreOpenAtNoon = (timeZone: string): StoreHours =>
    createStore({
      timeZone,
      week: Object.fromEntries(DAYS.map((day) => [day, ['12:00', '13:00']])),
    });
  test.each([
    // Phoenix keeps standard time all year; its neighbors don't.
    ['America/Phoenix', '2026-07-15T18:59:59Z', 'closed until Wednesday 12:00, day 0'],
    ['America/Phoenix', '2026-07-15T19:00:00Z', 'open until 13:00'],
    ['America/Phoenix', '2026-12-15T19:00:00Z', 'open until 13:00'],
    ['America/Denver', '2026-07-15T18:00:00Z', 'open until 13:00'],
    ['America/Denver', '2026-07-15T19:00:00Z', 'closed until Thursday 12:00, day 1'],
    ['Pacific/Honolulu', '2026-07-15T22:00:00Z', 'open until 13:00'],
    ['Pacific/Honolulu', '2026-12-15T22:59:59Z', 'open until 13:00'],
    ['America/Puerto_Rico', '2026-12-15T16:00:00Z', 'open until 13:00'],
    ['America/New_York', '2026-12-15T17:00:00Z', 'open until 13:00'],
    ['America/Chicago', '2026-12-15T18:00:00Z', 'open until 13:00'],
    ['America/Los_Angeles', '2026-12-15T20:00:00Z', 'open until 13:00'],
    ['America/Anchorage', '2026-12-15T21:00:00Z', 'open until 13:00'],
    // A visitor who is a day ahead of the store, and one who is a day behind it.
    ['Pacific/Honolulu', '2026-07-15T09:59:59Z', 'closed until Wednesday 12:00, day 1'],
    ['Pacific/Honolulu', '2026-07-15T10:00:00Z', 'closed until Wednesday 12:00, day 0'],
    ['Pacific/Guam', '2026-07-14T13:59:59Z', 'closed until Wednesday 12:00, day 1'],
    ['Pacific/Guam', '2026-07-14T14:00:00Z', 'closed until Wednesday 12:00, day 0'],
    ['Pacific/Guam', '2026-07-15T02:00:00Z', 'open until 13:00'],
  ])('in %s at %s, the store is %s [HOURS-5]', (timeZone, iso, expected) => {
    expect(formatState(createStoreOpenAtNoon(timeZone), iso)).toBe(expected);
  });

  test.each([
    // Clocks go forward at 2:00 on 8 March 2026: from 1:59 to 3:00.
    ['2026-03-08T06:29:59Z', 'open until 03:00', NEW_YORK_NIGHTS],
    ['2026-03-08T06:59:59Z', 'open until 03:00', NEW_YORK_NIGHTS],
    ['2026-03-08T07:00:00Z', 'closed until Monday 07:30, day 1', NEW_YORK_NIGHTS],
    ['2026-03-09T13:29:59Z', 'closed until Monday 07:30, day 0', DENVER],
    ['2026-03-09T13:30:00Z', 'open until 19:00', DENVER],
    ['2026-03-06T14:30:00Z', 'open until 19:00', DENVER],
    // And back at 2:00 on 1 November 2026: 1:00 to 1:59 comes twice.
    ['2026-11-01T05:30:00Z', 'open until 03:00', NEW_YORK_NIGHTS],
    ['2026-11-01T06:30:00Z', 'open until 03:00', NEW_YORK_NIGHTS],
    ['2026-11-01T07:59:59Z', 'open until 03:00', NEW_YORK_NIGHTS],
    ['2026-11-01T08:00:00Z', 'closed until Monday 07:30, day 1', NEW_YORK_NIGHTS],
    ['2026-11-02T14:29:59Z', 'closed until Monday 07:30, day 0', DENVER],
    ['2026-11-02T14:30:00Z', 'open until 19:00', DENVER],
  ])(
    'around a daylight-saving change, at %s, the store is %s [HOURS-5]',
    (iso, expected, store) => {
      expect(formatState(store, iso)).toBe(expected);
    },
  );

  test.each(['', 'Mars/Olympus', 'America/Denverr', 'x y', '+99:99'])(
    "with the time zone %j, the visitor's clock decides [HOURS-5]",
    (timeZone) => {
      const store = createStore({ timeZone });
      const getLocalState = (hour: number, minute: number) =>
        getOpenState(store, new Date(2026, 10, 20, hour, minute)).state;
      expect([
        getLocalState(7, 29),
        getLocalState(7, 30),
        getLocalState(18, 59),
        getLocalState(19, 0),
      ]).toEqual(['closed', 'open', 'open', 'closed']);
    },
  );

  test.each([
    ['a day fast', '2026-11-21T18:00:00Z', 'open until 17:00'],
    ['a day slow', '2026-11-19T18:00:00Z', 'open until 19:00'],
    ['two days fast', '2026-11-22T18:00:00Z', 'closed until Monday 07:30, day 1'],
    ['at the Unix epoch', '1970-01-01T18:00:00Z', 'open until 19:00'],
    ['before the Unix epoch', '1969-12-31T18:00:00Z', 'open until 19:00'],
  ])('a device whose clock is %s shows the hours of its date [HOURS-5]', (_name, iso, expected) => {
    expect(formatState(DENVER, iso)).toBe(expected);
  });
});

describe('temporarily closed', () => {
  test.each([
    ['Y', '2026-11-20T18:00:00Z', 'paused'],
    ['Y', '2026-11-22T18:00:00Z', 'paused'],
    ['N', '2026-11-20T18:00:00Z', 'open until 19:00'],
    ['', '2026-11-20T18:00:00Z', 'open until 19:00'],
  ])('with the flag %j at %s, the store is %s [HOURS-1]', (temporarilyClosed, iso, expected) => {
    expect(formatState(createStore({ temporarilyClosed }), iso)).toBe(expected);
  });
});

describe('invalid times mean closed', () => {
  test.each<Times>([
    ['', '19:00'],
    ['07:30', ''],
    ['7.30', '19:00'],
    ['07:30', '25:00'],
    ['24:01', '25:00'],
    ['07:60', '19:00'],
    ['07:3', '19:00'],
    ['07:30 AM', '07:00 PM'],
    ['closed', 'closed'],
    ['-1:00', '19:00'],
    ['07:30:00', '19:00:00'],
  ])('a store with hours from %j to %j is closed [HOURS-2]', (openTime, closeTime) => {
    const store = createStore({ week: { FRI: [openTime, closeTime] } });
    expect(formatState(store, '2026-11-20T18:00:00Z')).toBe('closed until Saturday 08:00, day 1');
    expect(formatHours({ openTime, closeTime })).toBe('Closed');
  });

  test('accepts an hour with one digit [HOURS-2]', () => {
    const store = createStore({ week: { FRI: ['7:30', '19:00'] } });
    expect(formatState(store, '2026-11-20T14:30:00Z')).toBe('open until 19:00');
  });
});

describe('times show as 12-hour AM or PM', () => {
  test.each([
    ['00:00', '12:00\u00A0AM'],
    ['00:05', '12:05\u00A0AM'],
    ['07:05', '7:05\u00A0AM'],
    ['7:05', '7:05\u00A0AM'],
    ['11:59', '11:59\u00A0AM'],
    ['12:00', '12:00\u00A0PM'],
    ['12:30', '12:30\u00A0PM'],
    ['17:30', '5:30\u00A0PM'],
    ['23:59', '11:59\u00A0PM'],
    ['24:00', '12:00\u00A0AM'],
    ['', ''],
    ['noon', ''],
  ])('%j shows as %j [HOURS-4]', (time, shown) => {
    expect(formatTime(time)).toBe(shown);
  });

  test('formats hours as a phrase [HOURS-4]', () => {
    expect(formatHours({ openTime: '07:30', closeTime: '19:00' })).toBe(
      '7:30\u00A0AM to 7:00\u00A0PM',
    );
    expect(formatHours({ openTime: '18:00', closeTime: '02:00' })).toBe(
      '6:00\u00A0PM to 2:00\u00A0AM',
    );
    expect(formatHours({ openTime: '', closeTime: '' })).toBe('Closed');
  });
});

test('names the holiday of a scheduled day by the date at the store [HOURS-3]', () => {
  const now = new Date('2026-11-26T05:00:00Z');
  expect(getScheduledDay(HOLIDAYS, now)).toEqual({
    day: Date.UTC(2026, 10, 25) / 86_400_000,
    weekday: 'Wednesday',
    holiday: '',
    openTime: '07:30',
    closeTime: '19:00',
  });
  expect(getScheduledDay(HOLIDAYS, now, 1)).toEqual({
    day: Date.UTC(2026, 10, 26) / 86_400_000,
    weekday: 'Thursday',
    holiday: 'Thanksgiving Day',
    openTime: '',
    closeTime: '',
  });
});

const ZONES = [
  'America/Denver',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'Pacific/Guam',
  'Asia/Kathmandu',
];

const minute = fc.integer({ min: 0, max: 1_439 });
const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const times = fc.oneof(
  fc.tuple(minute, minute).map(([a, b]): Times => [formatMinutes(a), formatMinutes(b)]),
  fc.constant<Times>(['', '']),
);
const anyStore = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    week: fc.array(times, { minLength: 7, maxLength: 7 }),
  })
  .map(({ zone, week }) =>
    createStore({
      timeZone: zone,
      week: Object.fromEntries(DAYS.map((day, index) => [day, week[index] ?? ['', '']])),
      holidays: {
        '2026-07-04': ['Independence Day', '09:00', '15:00'],
        '2026-12-25': ['Christmas'],
      },
    }),
  );
const anyInstant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('formats and parses every minute of the day [HOURS-4]', () => {
  fc.assert(
    fc.property(minute, (minutes) => {
      const shown = new Date(`2026-11-20 ${formatTime(formatMinutes(minutes))}`);
      expect(shown.getHours() * 60 + shown.getMinutes()).toBe(minutes);
    }),
  );
});

test('a store is open exactly when its local time is within the hours of that day [HOURS-2 HOURS-5]', () => {
  fc.assert(
    fc.property(anyStore, anyInstant, (store, instant) => {
      // An independent computation: the store's local time in Sweden's ISO-like format, compared as text.
      const localTime = instant.toLocaleString('sv', { timeZone: store.timeZone });
      const [date, time] = [localTime.slice(0, 10), localTime.slice(11, 16)];
      const getHoursOn = (day: string): Times => {
        const index = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
        const { openTime = '', closeTime = '' } = store.hours[index] ?? {};
        if (day === '2026-07-04') return ['09:00', '15:00'];
        return day === '2026-12-25' ? ['', ''] : [openTime, closeTime];
      };
      const yesterday = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000);
      const [opened, closing] = getHoursOn(yesterday.toISOString().slice(0, 10));
      const [open, close] = getHoursOn(date);
      const isOpen =
        (closing < opened && time < closing) ||
        (open !== '' && open <= time && (close < open || time < close));
      expect(getOpenState(store, instant).state).toBe(isOpen ? 'open' : 'closed');
    }),
  );
});

test('a closed store stays closed until its next opening time [HOURS-2]', () => {
  fc.assert(
    fc.property(anyStore, anyInstant, fc.nat(), (store, instant, wait) => {
      const state = getOpenState(store, instant);
      if (state.state !== 'closed' || !state.opens) return;
      const { inDays, weekday, at } = state.opens;
      const openingDay = getScheduledDay(store, instant, inDays);
      expect([openingDay.weekday, openingDay.openTime]).toEqual([weekday, at]);
      // Less than the shortest time until the opening, which a clock change can move by an hour.
      const localTime = instant.toLocaleString('sv', { timeZone: store.timeZone });
      const timeLeft =
        openingDay.day * 86_400_000 +
        Date.parse(`1970-01-01T${at}Z`) -
        Date.parse(`${localTime.slice(0, 10)}T${localTime.slice(11)}Z`);
      const later = new Date(instant.getTime() + (wait % Math.max(timeLeft - 3_600_000, 1)));
      expect(getOpenState(store, later).state).toBe('closed');
    }),
  );
});

test('returns a state for any times and time zones [HOURS-2]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), anyInstant, (zone, open, close, instant) => {
      const store = createStore({
        timeZone: zone,
        week: Object.fromEntries(DAYS.map((day) => [day, [open, close]])),
      });
      expect(['open', 'closed']).toContain(getOpenState(store, instant).state);
      expect(WEEKDAYS).toContain(getScheduledDay(store, instant).weekday);
    }),
  );
});

import { fc } from '../../../test/fast-check';
import { createSlot } from '../../../test/booking';
import { formatDate } from '../../language/dates';
import {
  addDays,
  filterByDayPart,
  formatAppointmentTime,
  formatNextSlot,
  formatRelativeDay,
  formatSlotTime,
  getDayPart,
  getNearestSlots,
  getSlotDate,
  getToday,
} from './slot-time';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu'];

/** Formats an instant as the store's services do: local time with the store's offset. */
const toStoreTime = (instant: Date, timeZone: string): string => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, timeZoneName = '' } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:00${timeZoneName.replace('GMT', '') || '+00:00'}`;
};

const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test("formats the store's local time on every day, including daylight saving changes [XB-1/date-time]", () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (at, timeZone) => {
      const start = toStoreTime(at, timeZone);
      const expected = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
        .format(at)
        .replace(/\s/g, '\u00A0');
      expect(formatSlotTime(start)).toBe(expected);
      expect(getSlotDate({ start })).toBe(
        new Intl.DateTimeFormat('en-CA', { timeZone }).format(at),
      );
      expect(getToday(timeZone, at)).toBe(getSlotDate({ start }));
    }),
  );
});

test('adds days across months, years, and daylight saving changes [XB-1/date-time]', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  fc.assert(
    fc.property(instant, fc.integer({ min: -90, max: 90 }), (at, days) => {
      const date = at.toISOString().slice(0, 10);
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test.each([
  ['2026-11-23', 'Today'],
  ['2026-11-24', 'Tomorrow'],
  ['2026-11-25', 'Wed, Nov 25'],
  ['2026-12-01', 'Tue, Dec 1'],
])('formats %s as %s [XB-1/date-time]', (date, text) => {
  expect(formatRelativeDay(date, '2026-11-23')).toBe(text);
});

test('formats another day in the style of the caller', () => {
  expect(formatRelativeDay('2026-11-24', '2026-11-23', 'weekday')).toBe('Tomorrow');
  expect(formatRelativeDay('2026-11-25', '2026-11-23', 'weekday')).toBe('Wed');
});

test('formats weekdays, days, next times, and appointment times [XB-1/date-time]', () => {
  const slot = createSlot('2026-11-24', '14:30');
  expect(formatDate('2026-11-24', 'weekday')).toBe('Tue');
  expect(formatDate('2026-11-24', 'day')).toBe('Nov 24');
  expect(formatNextSlot(slot, '2026-11-24')).toBe('Today 2:30\u00A0PM');
  expect(formatAppointmentTime(slot)).toBe('Tuesday, November 24 at 2:30\u00A0PM');
});

test.each([
  ['short', { weekday: 'short', month: 'short', day: 'numeric' }],
  ['long', { weekday: 'long', month: 'long', day: 'numeric' }],
  ['weekday', { weekday: 'short' }],
  ['day', { month: 'short', day: 'numeric' }],
] as const)('formats a day as the browser does: %s [XB-1/date-time]', (style, options) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  fc.assert(
    fc.property(instant, (day) => {
      expect(formatDate(day.toISOString().slice(0, 10), style)).toBe(format.format(day));
    }),
  );
});

test.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:30', 'afternoon'],
  ['17:00', 'evening'],
] as const)('a time at %s is in the %s [XB-1/date-time]', (time, part) => {
  const slot = createSlot('2026-11-24', time);
  expect(getDayPart(slot)).toBe(part);
  expect(filterByDayPart([slot], part)).toEqual([slot]);
});

test('lists the three times nearest to another time, the nearest first [XB-1/date-time]', () => {
  const slots = ['08:00', '10:00', '10:30', '13:00'].map((time) => createSlot('2026-11-24', time));
  expect(
    getNearestSlots(slots, '2026-11-24T10:20:00-06:00', 3).map(({ start }) =>
      formatSlotTime(start),
    ),
  ).toEqual(['10:30\u00A0AM', '10:00\u00A0AM', '8:00\u00A0AM']);
});

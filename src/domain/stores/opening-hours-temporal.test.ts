import { getOpenState } from './opening-hours';
import type { StoreHours } from '../time/scheduled-day';

/** A fake of the Temporal functions that the hours use and that Node lacks. */
const temporal = {
  Instant: {
    fromEpochMilliseconds: (instant: number) => ({
      toZonedDateTimeISO(timeZone: string) {
        const parts = new Intl.DateTimeFormat('en-US', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
          hourCycle: 'h23',
        }).formatToParts(instant);
        const getPart = (type: string) => Number(parts.find((part) => part.type === type)?.value);
        const [year, hour] = [2000 + getPart('year'), getPart('hour')];
        return {
          year,
          month: getPart('month'),
          day: getPart('day'),
          hour,
          minute: getPart('minute'),
        };
      },
    }),
  },
};

const createStore = (timeZone: string): StoreHours => ({
  timeZone,
  temporarilyClosed: 'N',
  hours: [{ weekDay: 'MON', openTime: '07:30', closeTime: '19:00' }],
  holidays: [],
  holidayHours: [],
});

beforeEach(() => Object.assign(globalThis, { Temporal: temporal }));

afterEach(() => void Reflect.deleteProperty(globalThis, 'Temporal'));

test.each([
  ['America/Boise', '2026-11-20T14:29:00Z', 'closed'],
  ['America/Boise', '2026-11-20T14:30:00Z', 'open'],
  ['Pacific/Guam', '2026-11-19T21:30:00Z', 'open'],
  ['Pacific/Guam', '2026-11-20T14:30:00Z', 'closed'],
])('with Temporal, a store in %s at %s is %s [HOURS-5]', (timeZone, at, state) => {
  expect(getOpenState(createStore(timeZone), new Date(at)).state).toBe(state);
});

test("uses the visitor's clock for a time zone that Temporal does not know [HOURS-5]", () => {
  const [open, closed] = [new Date(2026, 10, 20, 7, 30), new Date(2026, 10, 20, 7, 29)];
  expect(getOpenState(createStore('America/Nowhere'), open).state).toBe('open');
  expect(getOpenState(createStore('America/Nowhere'), closed).state).toBe('closed');
});

import { getOpenState, type StoreHours } from './opening-hours';

/** The part of Temporal that the hours read, which Node lacks, by a formatter of the zone's parts. */
const standIn = {
  Instant: {
    fromEpochMilliseconds: (instant: number) => ({
      toZonedDateTimeISO(timeZone: string) {
        const parts = new Intl.DateTimeFormat('en-US', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
          hourCycle: 'h23',
        }).formatToParts(instant);
        const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
        const [year, hour] = [2000 + of('year'), of('hour')];
        return { year, month: of('month'), day: of('day'), hour, minute: of('minute') };
      },
    }),
  },
};

const storeIn = (timeZone: string): StoreHours => ({
  timeZone,
  temporarilyClosed: 'N',
  hours: [{ weekDay: 'MON', openTime: '07:30', closeTime: '19:00' }],
  holidays: [],
  holidayHours: [],
});

beforeEach(() => Object.assign(globalThis, { Temporal: standIn }));

afterEach(() => void Reflect.deleteProperty(globalThis, 'Temporal'));

test.each([
  ['America/Boise', '2026-11-20T14:29:00Z', 'closed'],
  ['America/Boise', '2026-11-20T14:30:00Z', 'open'],
  ['Pacific/Guam', '2026-11-19T21:30:00Z', 'open'],
  ['Pacific/Guam', '2026-11-20T14:30:00Z', 'closed'],
])('HOURS-5 by Temporal a store in %s at %s is %s', (timeZone, at, state) => {
  expect(getOpenState(storeIn(timeZone), new Date(at)).state).toBe(state);
});

test('HOURS-5 a zone that Temporal does not know is read by the visitor’s own clock', () => {
  const [open, closed] = [new Date(2026, 10, 20, 7, 30), new Date(2026, 10, 20, 7, 29)];
  expect(getOpenState(storeIn('America/Nowhere'), open).state).toBe('open');
  expect(getOpenState(storeIn('America/Nowhere'), closed).state).toBe('closed');
});

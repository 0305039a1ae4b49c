import { fc } from '../../../test/fast-check';
import { setLanguage } from '../../language/language';
import { parseDay } from '../time/day';
import { getDaysRemaining, getPromotionRange } from './offer-dates';

const toDate = (text: string): Date => new Date(text);

test.each([
  ['the last day has begun', '2026-12-31', '2026-12-31T00:00:00', 1],
  ['the last minute of the last day', '2026-12-31', '2026-12-31T23:59:00', 1],
  ['midnight after the last day', '2026-12-31', '2027-01-01T00:00:00', 0],
  ['the day after', '2026-12-31', '2027-01-01T09:00:00', 0],
  ['the day before', '2026-12-31', '2026-12-30T12:00:00', 2],
  ['a week before', '2026-12-31', '2026-12-24T00:00:00', 8],
  ['long ago', '2020-01-01', '2026-12-24T00:00:00', -2548],
])('counts the remaining days: %s [OFFR-2]', (_, end, now, days) => {
  expect(getDaysRemaining(parseDay(end) ?? toDate('1970-01-01'), toDate(now))).toBeCloseTo(days);
});

test('shows an offer on its last day and hides it on the next [OFFR-2]', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: toDate('2000-01-01T00:00:00'),
        max: toDate('2090-01-01T00:00:00'),
        noInvalidDate: true,
      }),
      (now) => {
        const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
        const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
        expect(getDaysRemaining(today, now)).toBeGreaterThan(0);
        // A day of 25 hours may extend an offer by an hour.
        const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
        expect(getDaysRemaining(yesterday, noon)).toBeLessThanOrEqual(0);
      },
    ),
  );
});

test.each(['', 'soon', '2026-2-3', '2026-02-30', '2026-13-01', '12/31/2026', '2026-12-31T00:00'])(
  'rejects %j as a date [OFFR-2]',
  (text) => expect(parseDay(text)).toBeUndefined(),
);

test('a promotion runs for a number of days from today [OFFR-3/range]', () => {
  expect(getPromotionRange(toDate('2026-11-21T15:00:00'), 20)).toEqual([
    '11/21/2026',
    '12/11/2026',
  ]);
  expect(getPromotionRange(toDate('2026-11-21T15:00:00'), 45)).toEqual(['11/21/2026', '1/5/2027']);
  expect(getPromotionRange(toDate('2026-11-21T15:00:00'), 0)).toEqual(['11/21/2026', '11/21/2026']);
});

test("a daylight-saving change doesn't add or remove a day [OFFR-3]", () => {
  expect(getPromotionRange(toDate('2026-10-31T23:30:00'), 1)).toEqual(['10/31/2026', '11/1/2026']);
  expect(getPromotionRange(toDate('2026-03-07T00:30:00'), 1)).toEqual(['3/7/2026', '3/8/2026']);
});

test('formats the days of a promotion in Spanish with the name of the month [OFFR-3] [TEXT-3/dates]', () => {
  setLanguage({ locale: 'es-US', translations: {} });
  expect(getPromotionRange(toDate('2026-11-21T23:30:00'), 10)).toEqual([
    '21 nov 2026',
    '1 dic 2026',
  ]);
  setLanguage();
});

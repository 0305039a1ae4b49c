import { fc } from '../../test/fast-check';
import { formatClockTime, formatDate, formatWeekday } from './dates';
import { setLanguage } from './language';

const days = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});

afterEach(() => setLanguage());

const at = '2026-11-24T14:30:00Z';

test('formats English days as the browser does', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(days, (day) =>
      expect(formatDate(day.toISOString(), 'withYear')).toBe(format.format(day)),
    ),
  );
});

test.each(['soon', '', '2026-13-01', '11/24/2026'])(
  'returns %j, which is no day, unchanged',
  (text) => {
    expect(formatDate(text, 'withYear')).toBe(text);
  },
);

test.each([
  ['longWithYear', 'November 24, 2026', '24 de noviembre de 2026'],
  ['withYear', 'Nov 24, 2026', '24 nov 2026'],
  ['long', 'Tuesday, November 24', 'martes, 24 de noviembre'],
  ['short', 'Tue, Nov 24', 'mar, 24 de nov'],
  ['month', 'November 2026', 'noviembre de 2026'],
  ['day', 'Nov 24', '24 nov'],
  ['longWeekday', 'Tuesday', 'martes'],
  ['weekday', 'Tue', 'mar'],
] as const)(
  'formats a day as %s in English and Spanish [TEXT-3/dates]',
  (style, english, spanish) => {
    expect(formatDate(at, style)).toBe(english);
    setLanguage({ locale: 'es-US', translations: {} });
    expect(formatDate(at, style)).toBe(spanish);
  },
);

test('formats times and weekdays in Spanish [TEXT-3/times]', () => {
  expect([formatClockTime(870), formatWeekday('Sunday')]).toEqual(['2:30\u00A0PM', 'Sunday']);
  setLanguage({ locale: 'es-US', translations: {} });
  expect([formatClockTime(870), formatWeekday('Sunday')]).toEqual([
    expect.stringMatching(/^2:30\sp\.m\.$/),
    'domingo',
  ]);
});

import { fc } from '../../../test/fast-check';
import { formatDay } from './format-day';

const days = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('formats days as the browser does', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(days, (day) => expect(formatDay(day.toISOString())).toBe(format.format(day))),
  );
  expect(['soon', '', '2026-13-01', '11/24/2026'].map(formatDay)).toEqual([
    'soon',
    '',
    '2026-13-01',
    '11/24/2026',
  ]);
});

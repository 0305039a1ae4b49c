import { formatCountdown, getSecondsLeft } from './countdown';

const AT = '2026-11-23T15:10:00Z';

test.each([
  ['2026-11-23T15:00:00Z', 600, '10:00'],
  ['2026-11-23T15:00:54.500Z', 546, '9:06'],
  ['2026-11-23T15:09:59.999Z', 1, '0:01'],
  ['2026-11-23T15:10:00Z', 0, '0:00'],
  ['2026-11-24T00:00:00Z', 0, '0:00'],
])('at %s, %d seconds of the hold are left [XB-1/date-time]', (now, seconds, text) => {
  expect(getSecondsLeft(AT, Date.parse(now))).toBe(seconds);
  expect(formatCountdown(seconds)).toBe(text);
});

test('a hold with an invalid end time has no seconds left [XB-1/date-time]', () => {
  expect(getSecondsLeft('soon', Date.parse(AT))).toBe(0);
});

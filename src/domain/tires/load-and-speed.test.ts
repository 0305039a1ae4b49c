import { formatLoadAndSpeed } from './load-and-speed';

describe('formatLoadAndSpeed', () => {
  test.each([
    [60, 'H', '60H: 551 lb per tire, up to 130 mph'],
    [91, 'V', '91V: 1,356 lb per tire, up to 149 mph'],
    [100, 'T', '100T: 1,764 lb per tire, up to 118 mph'],
    [120, 'S', '120S: 3,086 lb per tire, up to 112 mph'],
    [129, 'Y', '129Y: 4,079 lb per tire, up to 186 mph'],
  ])('says what %i%s means', (load, speed, text) => {
    expect(formatLoadAndSpeed(load, speed)).toBe(text);
  });

  test("leaves out what the tables don't have", () => {
    expect(formatLoadAndSpeed(40, 'V')).toBe('40V: up to 149 mph');
    expect(formatLoadAndSpeed(91, 'X')).toBe('91X: 1,356 lb per tire');
    expect(formatLoadAndSpeed(200, '')).toBe('200');
  });
});

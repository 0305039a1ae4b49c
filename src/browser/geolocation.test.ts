import { isInThirdPartyFrame } from './geolocation';

test('a page may ask for the location in its own window or in a frame of its own site [MYST-2]', () => {
  expect(isInThirdPartyFrame(window.top)).toBe(false);
});

test("a page in another site's frame may not ask for the location [MYST-2]", () => {
  const other = {
    get location(): Location {
      throw new DOMException('cross-origin', 'SecurityError');
    },
  };
  expect(isInThirdPartyFrame(other)).toBe(true);
  expect(isInThirdPartyFrame(null)).toBe(true);
});

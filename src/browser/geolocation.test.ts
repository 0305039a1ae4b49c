import { isFramedByOthers } from './geolocation';

test('MYST-2 a page that stands alone, or in a frame of its own site, may ask', () => {
  expect(isFramedByOthers(window.top)).toBe(false);
});

test('MYST-2 a page in another site’s frame may not', () => {
  const other = {
    get location(): Location {
      throw new DOMException('cross-origin', 'SecurityError');
    },
  };
  expect(isFramedByOthers(other)).toBe(true);
  expect(isFramedByOthers(null)).toBe(true);
});

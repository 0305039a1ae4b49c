import { isFramedByOthers } from './geolocation';

test('a page that stands alone, or in a frame of its own site, may ask [MYST-2]', () => {
  expect(isFramedByOthers(window.top)).toBe(false);
});

test('a page in another site’s frame may not [MYST-2]', () => {
  const other = {
    get location(): Location {
      throw new DOMException('cross-origin', 'SecurityError');
    },
  };
  expect(isFramedByOthers(other)).toBe(true);
  expect(isFramedByOthers(null)).toBe(true);
});

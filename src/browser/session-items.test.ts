import { readSessionItem, writeSessionItem } from './session-items';

const FLAG = 'recentlyViewedTireFlag';

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a set flag is stored as "true" in session storage [LS-2/session-flag]', () => {
  expect(readSessionItem(FLAG)).toBeUndefined();
  writeSessionItem(FLAG, true);
  expect(readSessionItem(FLAG)).toBe(true);
  expect(sessionStorage.getItem('recentlyViewedTireFlag')).toBe('true');
  expect(localStorage).toHaveLength(0);
  sessionStorage.setItem(FLAG, 'malformed');
  expect(readSessionItem(FLAG)).toBeUndefined();
});

test('without session storage, an item is undefined and writing it does not throw [LS-3]', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => writeSessionItem(FLAG, true)).not.toThrow();
  expect(readSessionItem(FLAG)).toBeUndefined();
});

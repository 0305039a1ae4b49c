import { DRAFT_PREFIX, readSessionItem, removeDrafts, writeSessionItem } from './session-items';

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

test('all drafts are removed, or those whose names begin with a text, but no other items', () => {
  const keys = ['review', 'booking-contact', 'booking-services'].map((name) => DRAFT_PREFIX + name);
  for (const key of [...keys, FLAG]) writeSessionItem(key, true);
  removeDrafts('booking-');
  expect(Object.keys(sessionStorage).toSorted()).toEqual([`${DRAFT_PREFIX}review`, FLAG]);
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual([FLAG]);
});

test('without session storage, an item is undefined and writing it does not throw [LS-3]', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => writeSessionItem(FLAG, true)).not.toThrow();
  expect(() => removeDrafts()).not.toThrow();
  expect(readSessionItem(FLAG)).toBeUndefined();
});

import { setSessionFlag, readSessionFlag } from './session-flags';

const FLAG = 'recentlyViewedTireFlag';

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a set flag is stored as "true" in session storage [LS-2/session-flag]', () => {
  expect(readSessionFlag(FLAG)).toBe(false);
  setSessionFlag(FLAG);
  expect(readSessionFlag(FLAG)).toBe(true);
  expect(sessionStorage.getItem('recentlyViewedTireFlag')).toBe('true');
  expect(localStorage).toHaveLength(0);
  sessionStorage.setItem(FLAG, 'false');
  expect(readSessionFlag(FLAG)).toBe(false);
});

test('without session storage, a flag is false and setting it does not throw [LS-3]', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => setSessionFlag(FLAG)).not.toThrow();
  expect(readSessionFlag(FLAG)).toBe(false);
});

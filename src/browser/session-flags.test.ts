import { setSessionFlag, readSessionFlag } from './session-flags';

const FLAG = 'recentlyViewedTireFlag';

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('LS-2 the session flag is the word true for as long as the tab lives', () => {
  expect(readSessionFlag(FLAG)).toBe(false);
  setSessionFlag(FLAG);
  expect(readSessionFlag(FLAG)).toBe(true);
  expect(sessionStorage.getItem('recentlyViewedTireFlag')).toBe('true');
  expect(localStorage).toHaveLength(0);
  sessionStorage.setItem(FLAG, 'false');
  expect(readSessionFlag(FLAG)).toBe(false);
});

test('LS-3 without a session storage the flag is down and raising it breaks nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => setSessionFlag(FLAG)).not.toThrow();
  expect(readSessionFlag(FLAG)).toBe(false);
});

import { setSessionFlag, readSessionFlag } from './session-flags';

const FLAG = 'recentlyViewedTireFlag';

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the session flag is the word true for as long as the tab lives [LS-2]', () => {
  expect(readSessionFlag(FLAG)).toBe(false);
  setSessionFlag(FLAG);
  expect(readSessionFlag(FLAG)).toBe(true);
  expect(sessionStorage.getItem('recentlyViewedTireFlag')).toBe('true');
  expect(localStorage).toHaveLength(0);
  sessionStorage.setItem(FLAG, 'false');
  expect(readSessionFlag(FLAG)).toBe(false);
});

test('without a session storage the flag is down and raising it breaks nothing [LS-3]', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => setSessionFlag(FLAG)).not.toThrow();
  expect(readSessionFlag(FLAG)).toBe(false);
});

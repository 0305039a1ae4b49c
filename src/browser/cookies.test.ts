import { fc } from '../../test/fast-check';
import { clearCookies } from '../../test/clear-cookies';
import {
  COOKIE_DAYS,
  readCookie,
  readJsonCookie,
  removeCookie,
  writeCookie,
  writeJsonCookie,
} from './cookies';
import { readToken, removeToken, writeToken } from '../services/token-cookie';

const NOW = Date.parse('2026-05-05T12:00:00Z');
const DAY = 86_400_000;

let written: string[];

beforeEach(() => {
  jest.restoreAllMocks();
  clearCookies();
  written = [];
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  jest.useRealTimers();
});

const recordWrites = () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text: string) => {
    written.push(text);
  });
};

const getLifetime = (days: number) => `expires=${new Date(NOW + days * DAY).toUTCString()}`;

test('by default, a cookie lives 360 days and has the path / [COOK-1/default-life]', () => {
  recordWrites();
  writeCookie('a', '1');
  expect(written).toHaveLength(1);
  expect(written[0]?.toLowerCase().split('; ').sort()).toEqual(
    ['a=1', 'path=/', 'samesite=lax', getLifetime(360).toLowerCase()].sort(),
  );
});

test('the token cookie gets the longest lifetime that browsers allow [COOK-1/token-life]', () => {
  recordWrites();
  writeToken('abc');
  expect(COOKIE_DAYS.tokenId).toBe(2_147_483_647);
  expect(written[0]).toMatch(/^tokenId=abc;/);
  expect(written[0]).toContain(getLifetime(400));
});

test('a written cookie can be read and removed [COOK-1]', () => {
  writeToken('abc');
  expect(readToken()).toBe('abc');
  removeToken();
  expect(readToken()).toBeUndefined();
});

test('a cookie preserves any text [COOK-1]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
      writeCookie('a', value);
      expect(readCookie('a')).toBe(value);
    }),
  );
});

test('an object is stored as percent-encoded JSON [COOK-2]', () => {
  writeJsonCookie('a', { city: 'Aurora, CO; "x"' });
  expect(document.cookie).toMatch(/^a=%7B%22city%22/);
  expect(readJsonCookie('a')).toEqual({ city: 'Aurora, CO; "x"' });
});

test.each(['%', '%7B', 'abc', '%E0%A4%A', ''])(
  'readJsonCookie returns no object for %j [LS-3]',
  (text) => {
    document.cookie = `a=${text}; path=/`;
    expect(readJsonCookie('a')).toBeUndefined();
  },
);

test('reading a cookie never throws, whatever it contains [LS-3]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      document.cookie = `a=${text.replace(/[;\r\n]/g, '')}; path=/`;
      readCookie('a');
      readJsonCookie('a');
      readToken();
    }),
  );
});

test('reading and writing do not throw if cookies are disabled [LS-3]', () => {
  const throwDenied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: throwDenied,
    set: throwDenied,
  });
  try {
    expect(readCookie('a')).toBeUndefined();
    expect(() => writeCookie('a', '1')).not.toThrow();
    expect(() => removeCookie('a')).not.toThrow();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
});

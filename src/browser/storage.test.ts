import { fc } from '../../test/fast-check';
import {
  readItem,
  readStored,
  removeItem,
  removeStored,
  LIFETIMES,
  writeItem,
  writeStored,
} from './storage';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-05-05T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  removeStored('cart');
  removeStored('tireComparison');
});

const refuseItems = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('an item is wrapped as data and expiration in milliseconds [LS-1/wrapped]', () => {
  writeItem('k', { a: 1 }, HOUR);
  expect(localStorage.getItem('k')).toBe(`{"data":{"a":1},"expiration":${NOW + HOUR}}`);
});

test('an expired item is absent, and its key is removed [LS-1/expired]', () => {
  writeItem('k', 'v', HOUR);
  jest.setSystemTime(NOW + HOUR - 1);
  expect(readItem('k', HOUR)).toBe('v');
  jest.setSystemTime(NOW + HOUR);
  expect(readItem('k', HOUR)).toBeUndefined();
  expect(localStorage.getItem('k')).toBeNull();
});

test('each key has the documented lifetime [LS-2]', () => {
  expect(LIFETIMES).toEqual({
    storeData: HOUR,
    recentlyViewedTire: 30 * DAY,
    reviewsAreActive: 30 * DAY,
    ecommIsActive: 30 * DAY,
    cart: HOUR,
    tireComparison: DAY,
    profileVehicles: DAY,
    visitorIp: 30 * DAY,
    geolocation: 360 * DAY,
  });
});

test('an item expires after the lifetime of its key [LS-2]', () => {
  writeStored('tireComparison', ['1']);
  jest.setSystemTime(NOW + DAY - 1);
  expect(readStored('tireComparison')).toEqual(['1']);
  jest.setSystemTime(NOW + DAY);
  expect(readStored('tireComparison')).toBeUndefined();
});

test('a stored key can be removed [LS-2]', () => {
  writeStored('cart', 'guid');
  removeStored('cart');
  expect(readStored('cart')).toBeUndefined();
});

test.each([
  'not json',
  'null',
  '[]',
  '{}',
  '1',
  '{"data":1}',
  '{"expiration":9999999999999}',
  '{"data":1,"expiration":"abc"}',
  '{"data":1,"expiration":"1777990000000"}',
  '{"data":1,"expiration":null}',
  '{"data":1,"expiration":-1}',
  '{"data":1,"expiration":1e20}',
  `{"data":1,"expiration":${NOW + HOUR + 1}}`,
  '{"__proto__":{"data":1,"expiration":1778000000000}}',
])('reading %s returns undefined and removes the key [LS-3/corrupted] [LS-3/tampered]', (text) => {
  localStorage.setItem('k', text);
  expect(readItem('k', HOUR)).toBeUndefined();
  expect(localStorage.getItem('k')).toBeNull();
});

test('reading never throws and never returns an expired item, whatever storage contains [LS-3]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('k', text);
      const data = readItem('k', HOUR);
      if (data === undefined) return localStorage.getItem('k') === null;
      const item: unknown = JSON.parse(text);
      expect(item).toMatchObject({ expiration: expect.any(Number) });
      return true;
    }),
  );
});

test('any JSON value is read as it was written [LS-1/wrapped]', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: DAY }), (value, lifetime) => {
      writeItem('k', value, lifetime);
      expect(JSON.stringify(readItem('k', DAY))).toBe(JSON.stringify(value));
    }),
  );
});

const throwDenied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('with disabled storage, reading returns undefined and writing returns false [LS-3/disabled]', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwDenied);
  expect(writeItem('k', 1, HOUR)).toBe(false);
  expect(readItem('k', HOUR)).toBeUndefined();
  expect(() => removeItem('k')).not.toThrow();
});

test('with full storage, writing returns false [LS-3/full]', () => {
  refuseItems();
  expect(writeItem('k', 1, HOUR)).toBe(false);
});

test('with disabled storage, a stored item lasts as long as the page, or until it is removed [LS-3/disabled]', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwDenied);
  writeStored('cart', 'guid');
  expect(readStored('cart')).toBe('guid');
  removeStored('cart');
  expect(readStored('cart')).toBeUndefined();
});

test('with full storage, a new item replaces the older one in this page, and other pages get neither [LS-3/full]', () => {
  writeStored('cart', 'older');
  refuseItems();
  writeStored('cart', 'newer');
  expect(readStored('cart')).toBe('newer');
  expect(localStorage.getItem('cart')).toBeNull();
});

test('with full storage, an item that is written again stays for other pages [LS-3/full]', () => {
  writeStored('cart', 'same');
  const stored = localStorage.getItem('cart');
  refuseItems();
  writeStored('cart', 'same');
  expect(localStorage.getItem('cart')).toBe(stored);
});

test('an item that storage accepts again, or that another page stores, replaces a refused one [LS-3/full]', () => {
  const setItem = refuseItems();
  writeStored('cart', 'refused');
  writeStored('tireComparison', ['refused']);
  setItem.mockRestore();
  writeStored('cart', 'accepted');
  // As another page does.
  writeItem('tireComparison', ['other'], HOUR);
  expect(readStored('cart')).toBe('accepted');
  expect(readStored('tireComparison')).toEqual(['other']);
  localStorage.clear();
  expect(readStored('cart')).toBeUndefined();
});

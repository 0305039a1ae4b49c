import { array, object, string } from 'valibot';
import { clearCookies } from '../../test/clear-cookies';
import { fakeServices, ok, refused } from '../../test/fake-services';
import type { ServiceCall } from '../../test/fake-services';
import { call } from './http';
import { clearCachedResponses, cacheResponse } from './http-cache';

const HOUR = 3_600_000;
const KEY = 'bsro-http:/bsro/services/store/details/7?a=1';
const schema = object({ stores: array(string()) });
const DATA = { stores: ['7'] };

const ask = () => call({ path: 'store/details/7', schema, query: { a: 1 }, isCached: true });

let sent: ServiceCall[];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-05T12:00:00Z') });
  localStorage.clear();
  clearCookies();
  sent = fakeServices(() => ok(DATA));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('caches a response for one hour under its path and query [HTTP-3]', async () => {
  await ask();
  const item: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
  expect(item).toMatchObject({ data: { data: DATA }, expiration: Date.now() + HOUR });
  jest.setSystemTime(Date.now() + HOUR - 1);
  expect(await ask()).toMatchObject({ ok: true, code: 200, data: DATA });
  expect(sent).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  await ask();
  expect(sent).toHaveLength(2);
});

test('returns the cached response after the next page load [HTTP-3]', async () => {
  await ask();
  await jest.isolateModulesAsync(async () => {
    const nextPage = await import('./http');
    const response = await nextPage.call({
      path: 'store/details/7',
      schema,
      query: { a: 1 },
      isCached: true,
    });
    expect(response).toMatchObject({ data: DATA });
  });
  expect(sent).toHaveLength(1);
});

test('caches each query separately, and caches only the calls that opt in [HTTP-3]', async () => {
  await ask();
  await call({ path: 'store/details/7', schema, query: { a: 2 }, isCached: true });
  await call({ path: 'account/check', schema });
  expect(sent).toHaveLength(3);
  expect(Object.keys(localStorage)).toHaveLength(2);
});

test("doesn't cache a refusal [HTTP-3]", async () => {
  fakeServices(() => refused('053', 'no'));
  await ask();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['not JSON', 'x'],
  ['not wrapped', '{}'],
  ['of another shape', JSON.stringify({ data: { data: 1 }, expiration: 9e15 })],
  [
    'data of another shape',
    JSON.stringify({
      data: { status: '200', message: '', code: 200, data: { stores: 1 }, who: 'v' },
      expiration: Date.parse('2026-05-05T12:30:00Z'),
    }),
  ],
])('requests the data again if the cached item is %s [HTTP-3 LS-3]', async (_, text) => {
  localStorage.setItem(KEY, text);
  expect(await ask()).toMatchObject({ data: DATA });
  expect(sent).toHaveLength(1);
});

test("doesn't cache a response if the session has changed since the request [HTTP-3]", async () => {
  let release = () => {};
  fakeServices(async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return ok(DATA);
  });
  const requested = ask();
  document.cookie = 'tokenId=abc; path=/';
  release();
  await requested;
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['a visitor', 'a driver', '', 'abc'],
  ['a driver', 'a visitor', 'abc', ''],
])("doesn't return a response cached for %s to %s [HTTP-3]", async (_, __, before, after) => {
  // Another script or the browser changes the session without clearing the cache.
  const signIn = (token: string) => {
    document.cookie = `tokenId=${token}; path=/${token === '' ? '; max-age=0' : ''}`;
  };
  signIn(before);
  await ask();
  await ask();
  expect(sent).toHaveLength(1);
  signIn(after);
  await ask();
  await ask();
  expect(sent).toHaveLength(2);
});

const createSuccess = (data: unknown) => ({
  ok: true as const,
  status: '200',
  message: '',
  code: 200,
  data,
});

/** Limits the number of stored items, to simulate full storage. */
const limitStorage = (most: number) => {
  const set = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.getItem(key) === null && this.length >= most) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    set.call(this, key, value);
  });
};

test('removes only the oldest cached response, and no other item, when the storage is full [HTTP-3]', () => {
  localStorage.setItem('cart', 'theirs');
  for (const url of ['/old', '/older', '/new']) {
    jest.setSystemTime(url === '/older' ? 1_000 : url === '/old' ? 2_000 : 3_000);
    cacheResponse(url, createSuccess(1));
  }
  limitStorage(4);
  cacheResponse('/newest', createSuccess(1));
  expect(Object.keys(localStorage).sort()).toEqual([
    'bsro-http:/new',
    'bsro-http:/newest',
    'bsro-http:/old',
    'cart',
  ]);
});

test('caches nothing when other items fill the storage, and the call succeeds [HTTP-3]', async () => {
  localStorage.setItem('theirs', 'x');
  limitStorage(1);
  expect(await ask()).toMatchObject({ ok: true });
  expect(Object.keys(localStorage)).toEqual(['theirs']);
});

test('succeeds when the storage is disabled [HTTP-3 LS-3]', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await ask()).toMatchObject({ ok: true });
  expect(await ask()).toMatchObject({ ok: true });
  expect(sent).toHaveLength(2);
  expect(clearCachedResponses).not.toThrow();
});

test('clears only its own items [HTTP-3]', async () => {
  await ask();
  localStorage.setItem('cart', 'theirs');
  clearCachedResponses();
  expect(Object.keys(localStorage)).toEqual(['cart']);
});

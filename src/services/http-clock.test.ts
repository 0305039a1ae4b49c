import { object, string } from 'valibot';
import { fakeServices } from '../../test/fake-services';
import type { FakeResponse } from '../../test/fake-services';
import { getNow } from '../browser/clock';
import { call } from './http';

const schema = object({ name: string() });

/** The services' time. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const HOUR = 3_600_000;

const createResponse = (headers: Record<string, string>): FakeResponse => ({
  json: { success: 'true', status: '200', data: { name: 'a' } },
  headers,
});

/** Sends a call from a page whose clock shows `deviceTime`, and returns the time that the page then knows. */
const callAt = async (deviceTime: number, headers: Record<string, string>): Promise<number> => {
  jest.setSystemTime(deviceTime);
  fakeServices(() => createResponse(headers));
  await call({ path: 'a', schema });
  return getNow();
};

beforeAll(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));

// The clock keeps what it knows, so each row sets the device's clock to another time.
test.each([
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['right again', 0],
])(
  "reads the services' time from a response to a device whose clock is %s [HTTP-7]",
  async (_, skew) => {
    const date = new Date(NOW).toUTCString();
    expect(await callAt(NOW + skew, { date })).toBe(NOW);
  },
);

test('adds the age of a response from a shared cache [HTTP-7]', async () => {
  const date = new Date(NOW - 120_000).toUTCString();
  expect(await callAt(NOW + 2 * HOUR, { date, age: '120' })).toBe(NOW);
});

test.each([
  ["may come from the browser's cache", { 'cache-control': 'private, max-age=600' }],
  ['has a broken date', { date: 'yesterday' }],
  ['has no date', { date: '' }],
])('ignores the time of a response that %s [HTTP-7]', async (_, headers) => {
  await callAt(NOW, { date: new Date(NOW).toUTCString() });
  const date = new Date(NOW - 2 * HOUR).toUTCString();
  expect(await callAt(NOW + 3 * HOUR, { date, ...headers })).toBe(NOW + 3 * HOUR);
});

test('keeps the time when a response comes from the cache of this page [HTTP-7]', async () => {
  const date = new Date(NOW).toUTCString();
  jest.setSystemTime(NOW + 5 * HOUR);
  const sent = fakeServices(() => createResponse({ date }));
  await call({ path: 'b', schema, isCached: true });
  jest.advanceTimersByTime(600_000);
  await call({ path: 'b', schema, isCached: true });
  expect(sent).toHaveLength(1);
  expect(getNow()).toBe(NOW + 600_000);
});

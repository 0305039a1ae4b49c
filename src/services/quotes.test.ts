import { clearCookies } from '../../test/clear-cookies';
import { fakeServices, NOT_FOUND, ok } from '../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../test/fake-services';
import { writeToken } from './token-cookie';
import { createQuote, getQuote } from './quotes';

let sent: ServiceCall[];
let response: FakeResponse;

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  writeToken('abc');
  response = ok({});
  sent = fakeServices(() => response);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  { tireQuoteId: 'q', cartGuid: 'g', tire: { name: 'n', brand: 'b' } },
  { tireQuoteId: 'q', cartGuid: 'g' },
  { cartGuid: 'g', tire: { name: 'n', brand: 'b', article: 'a' } },
])('rejects the quote %j [QUOT-1]', async (data) => {
  response = ok(data);
  expect(await createQuote({ storeNumber: '7', zipCode: '80122', products: [] })).toMatchObject({
    ok: false,
  });
});

describe('a quote that is requested by ID', () => {
  const EXPIRES = '2026-12-22T10:00:00.000Z';
  const QUOTE = {
    tireQuoteId: 'q-1',
    cartGuid: 'g',
    storeNumber: '7',
    zipCode: '80122',
    vehicle: null,
    products: [{ code: '1', qty: 4 }],
    tire: { name: 'n', brand: 'b', article: '1' },
    expires: EXPIRES,
  };
  const setTime = (time: number): void => {
    jest.useFakeTimers({ now: time, doNotFake: ['queueMicrotask'] });
  };

  test('is cached for an hour [HTTP-3]', async () => {
    setTime(Date.parse(EXPIRES) - 86_400_000);
    response = ok(QUOTE);
    await getQuote('q-1');
    jest.advanceTimersByTime(3_599_000);
    expect(await getQuote('q-1')).toMatchObject({ data: { tireQuoteId: 'q-1' } });
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    await getQuote('q-1');
    expect(sent).toHaveLength(2);
  });

  test('is requested again after it has expired [HTTP-3 QUOT-1]', async () => {
    setTime(Date.parse(EXPIRES) - 60_000);
    response = ok(QUOTE);
    await getQuote('q-1');
    jest.advanceTimersByTime(60_000);
    response = NOT_FOUND;
    expect(await getQuote('q-1')).toMatchObject({ ok: false, error: { status: '404' } });
    expect(sent).toHaveLength(2);
  });

  test('is requested again after a sign-in or a sign-out [HTTP-3]', async () => {
    setTime(Date.parse(EXPIRES) - 86_400_000);
    response = ok(QUOTE);
    await getQuote('q-1');
    clearCookies();
    await getQuote('q-1');
    writeToken('another');
    await getQuote('q-1');
    expect(sent).toHaveLength(3);
  });
});

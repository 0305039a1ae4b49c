import { waitFor } from '@testing-library/react';
import { array, object, string } from 'valibot';
import { clearCookies } from '../../test/clear-cookies';
import {
  fakeServices,
  FOREIGN_404,
  NOT_FOUND,
  ok,
  refused,
  SESSION_EXPIRED,
} from '../../test/fake-services';
import type { FakeResponse } from '../../test/fake-services';
import { leavePage, returnToPage } from '../../test/page-transitions';
import { buildUrl, call, READ_TIMEOUT, WRITE_TIMEOUT } from './http';

const schema = object({ stores: array(string()) });
const DATA = { stores: ['1'] };

beforeEach(() => {
  localStorage.clear();
  clearCookies();
});

afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test("sends a call to the services on the page's own host [HTTP-1/own-host]", async () => {
  const sent = fakeServices(() => ok(DATA));
  await call({ path: 'store/get-city', schema, query: { state: 'CO', none: undefined, n: 2 } });
  expect(sent[0]?.requestedUrl).toBe('/bsro/services/store/get-city?state=CO&n=2');
});

test('encodes query values [HTTP-1]', () => {
  expect(buildUrl('a', { city: 'San José & Co' })).toBe(
    '/bsro/services/a?city=San+Jos%C3%A9+%26+Co',
  );
});

test('sends the token of the cookie in a header [HTTP-1/token]', async () => {
  const sent = fakeServices(() => ok(DATA));
  await call({ path: 'a', schema });
  document.cookie = 'tokenId=abc123; path=/';
  await call({ path: 'a', schema });
  expect(sent.map(({ headers }) => headers['tokenId'])).toEqual([undefined, 'abc123']);
});

test.each(['%0d%0aX-Evil:%201', '%20', 'a%20b', 'x'.repeat(4096)])(
  "sends no token if the cookie value isn't a token (%s) [HTTP-1 LS-3]",
  async (value) => {
    document.cookie = `tokenId=${value}; path=/`;
    const sent = fakeServices(() => ok(DATA));
    expect(await call({ path: 'a', schema })).toMatchObject({ ok: true });
    expect(sent[0]?.headers).not.toHaveProperty('tokenId');
  },
);

test('sends neither the token nor the pinnacle header to a third party [HTTP-1]', async () => {
  document.cookie = 'tokenId=abc123; path=/';
  document.cookie = 'bsro-ui-pinnacle=on; path=/';
  const sent = fakeServices(() => ok(DATA));
  await call({ path: '/provider/submit_review', schema, isThirdParty: true });
  expect(sent[0]?.headers).toEqual({ Accept: 'application/json' });
});

test('sends the pinnacle header while the switch is on [HTTP-1/pinnacle] [SITE-3/pinnacle]', async () => {
  const sent = fakeServices(() => ok(DATA));
  await call({ path: 'a', schema });
  history.replaceState(null, '', '/?bsro-ui-pinnacle=true');
  await call({ path: 'a', schema });
  history.replaceState(null, '', '/');
  await call({ path: 'a', schema });
  expect(sent.map(({ headers }) => headers['pinnacle'])).toEqual([undefined, 'true', 'true']);
});

test('sends a write as JSON [HTTP-1/json]', async () => {
  const sent = fakeServices(() => ok(DATA));
  await call({ path: 'a', schema, method: 'POST', body: { email: 'a@b.co' } });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: { email: 'a@b.co' },
  });
});

test('sends a read, or a write that can wait, after what the browser shows, and any other write at once', async () => {
  let finish = (): void => {};
  const yieldTask = () => new Promise<void>((resolve) => (finish = resolve));
  Reflect.set(window, 'scheduler', { yield: yieldTask });
  try {
    const sent = fakeServices(() => ok(DATA));
    void call({ path: 'write', schema, method: 'POST' });
    void call({ path: 'read', schema });
    finish();
    void call({ path: 'hold', schema, method: 'POST', canWait: true });
    expect(sent.map(({ path }) => path)).toEqual(['write']);
    finish();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['write', 'read', 'hold']));
  } finally {
    Reflect.deleteProperty(window, 'scheduler');
  }
});

test('returns the status, the HTTP code, and the parsed data of a success [HTTP-1]', async () => {
  fakeServices(() => ({ status: 201, json: { success: 'true', status: '201', data: DATA } }));
  expect(await call({ path: 'a', schema })).toEqual({
    ok: true,
    status: '201',
    code: 201,
    message: '',
    data: DATA,
  });
});

test('returns the status, the phrase, and the token of a refusal [HTTP-2]', async () => {
  fakeServices(() => refused('053', 'Email confirmation required', { tokenId: 't' }));
  expect(await call({ path: 'a', schema })).toMatchObject({
    ok: false,
    error: {
      name: 'ServiceError',
      kind: 'refused',
      status: '053',
      message: 'Email confirmation required',
      isRefusal: true,
      isSessionExpired: false,
      tokenId: 't',
    },
  });
});

test('describes a failed response with the documented text [HTTP-2/failure-object]', async () => {
  fakeServices(() => ({
    status: 400,
    json: { success: 'false', status: 'BadRequest', message: { error: 'zipCode: five digits' } },
  }));
  const result = await call({ path: 'a', schema });
  expect(result).toMatchObject({
    ok: false,
    error: {
      kind: 'http',
      status: '400',
      message: 'authentication error: Response code 400. Error: zipCode: five digits',
      isRefusal: false,
    },
  });
});

test('returns the phrase of a failed response as the message if the session has expired [HTTP-2]', async () => {
  fakeServices(() => ({
    status: 401,
    json: { success: 'false', status: '401', message: { error: 'sessionExpired' }, data: {} },
  }));
  expect(await call({ path: 'a', schema })).toMatchObject({
    ok: false,
    error: { kind: 'http', status: '401', message: 'sessionExpired', isSessionExpired: true },
  });
});

test.each([
  { success: 'false', status: 'sessionExpired', data: {} },
  { success: 'false', status: '053', message: { error: 'sessionExpired' }, data: {} },
])(
  'recognizes an expired session by the status or the phrase of a refusal: %j [ACCT-6 HTTP-2]',
  async (json) => {
    fakeServices(() => ({ json }));
    expect(await call({ path: 'a', schema })).toMatchObject({
      ok: false,
      error: { status: json.status, isSessionExpired: true, isRefusal: true },
    });
  },
);

const ENVELOPE = { success: 'true', status: '200', data: DATA };
const FAULTS: [name: string, response: FakeResponse, kind: string][] = [
  ['a reset connection', 'reset', 'network'],
  ['500', { status: 500, json: { success: 'false', status: '500' } }, 'http'],
  ['502 with HTML', { status: 502, text: '<!doctype html><h1>Bad gateway</h1>' }, 'http'],
  ['404', { status: 404, json: {} }, 'http'],
  ['429', { status: 429, text: '' }, 'http'],
  ['204', { status: 204, text: '' }, 'shape'],
  ['an empty body', { text: '' }, 'shape'],
  ['HTML', { text: '<!doctype html><script>alert(1)</script>' }, 'shape'],
  ['malformed JSON', { text: '{"success":"true",' }, 'shape'],
  ['null', { json: null }, 'shape'],
  ['a list', { json: [] }, 'shape'],
  ['a string', { json: 'x' }, 'shape'],
  ['a number', { json: 42 }, 'shape'],
  ['true', { json: true }, 'shape'],
  ['success as a boolean', { json: { ...ENVELOPE, success: true } }, 'shape'],
  ['success as a number', { json: { ...ENVELOPE, success: 1 } }, 'shape'],
  ['no success', { json: { status: '200', data: DATA } }, 'shape'],
  ['no data', { json: { success: 'true', status: '200' } }, 'shape'],
  ['data of another shape', { json: { ...ENVELOPE, data: { stores: 'x' } } }, 'shape'],
  ['an entry of another type', { json: { ...ENVELOPE, data: { stores: [1] } } }, 'shape'],
];

test.each(FAULTS)('returns an error for %s [HTTP-5]', async (_, response, kind) => {
  fakeServices(() => response);
  const message = expect.stringMatching(
    /^authentication error: Response code \d+\. Error: [^<]*$/,
  ) as unknown;
  expect(await call({ path: 'a', schema })).toMatchObject({ ok: false, error: { kind, message } });
});

const NO_DATA = { success: 'false', status: '404' };

test.each<[name: string, response: FakeResponse, serviceStatus: string]>([
  ['knows the status of a 404 of the services', NOT_FOUND, '404'],
  ['knows the status of a 404 without data', { status: 404, json: NO_DATA }, '404'],
  ['knows the status of a refusal without data', { json: NO_DATA }, '404'],
  ["knows the status of a session's end", SESSION_EXPIRED, '401'],
  ["ignores the status of another server's 404", FOREIGN_404, ''],
  ['ignores the status of a 404 with other JSON', { status: 404, json: { data: {} } }, ''],
])('%s [HTTP-5]', async (_, response, serviceStatus) => {
  fakeServices(() => response);
  expect(await call({ path: 'a', schema })).toMatchObject({ ok: false, error: { serviceStatus } });
});

test.each(FAULTS)('never caches %s [HTTP-3]', async (_, response) => {
  const responses = [response, ok(DATA)];
  const sent = fakeServices(() => responses.shift() ?? ok(DATA));
  await call({ path: 'a', schema, isCached: true });
  expect(await call({ path: 'a', schema, isCached: true })).toMatchObject({ data: DATA });
  expect(sent).toHaveLength(2);
});

test.each([
  ['GET', 'hang', READ_TIMEOUT],
  ['GET', 'hang-in-body', READ_TIMEOUT],
  ['POST', 'hang', WRITE_TIMEOUT],
] as const)(
  'fails a %s with the fault %s after its timeout [HTTP-5]',
  async (method, fault, limit) => {
    jest.useFakeTimers();
    fakeServices(() => fault);
    const settled = jest.fn();
    const response = call({ path: 'a', schema, method }).then(settled);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await response;
    expect(settled.mock.calls).toMatchObject([
      [
        {
          ok: false,
          error: {
            kind: 'timeout',
            status: undefined,
            message: 'authentication error: Response code 0. Error: time-out',
          },
        },
      ],
    ]);
  },
);

test('leaves no timer after a response [HTTP-5]', async () => {
  jest.useFakeTimers();
  fakeServices(() => ok(DATA));
  await call({ path: 'a', schema });
  expect(jest.getTimerCount()).toBe(0);
});

test("doesn't let a hostile response change a prototype [HTTP-5]", async () => {
  fakeServices(() => ({
    text: '{"success":"true","status":"200","data":{"stores":[],"__proto__":{"polluted":1}}}',
  }));
  const response = await call({ path: 'a', schema });
  expect(response).toMatchObject({ data: { stores: [] } });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('shares one request between concurrent identical GETs, and sends a later GET again [HTTP-4]', async () => {
  const sent = fakeServices(() => ok(DATA));
  const ask = () => call({ path: 'a', schema, query: { id: 1 } });
  const responses = await Promise.all([ask(), ask(), ask()]);
  expect(sent).toHaveLength(1);
  expect(responses.every(({ ok: isOk }) => isOk)).toBe(true);
  await ask();
  expect(sent).toHaveLength(2);
});

test('sends GETs with another query or token, and all writes, separately [HTTP-4]', async () => {
  const sent = fakeServices(() => ok(DATA));
  const first = call({ path: 'a', schema });
  document.cookie = 'tokenId=abc; path=/';
  await Promise.all([
    first,
    call({ path: 'a', schema }),
    call({ path: 'a', schema, query: { id: 1 } }),
    call({ path: 'a', schema, method: 'POST', body: {} }),
    call({ path: 'a', schema, method: 'POST', body: {} }),
  ]);
  expect(sent).toHaveLength(5);
});

test('uses the cache mode no-cache only for GETs to store services [HTTP-3/no-cache]', async () => {
  const sent = fakeServices(() => ok(DATA));
  await call({ path: 'store/details/1', schema });
  await call({ path: 'vehicle/get-years', schema });
  expect(sent.map(({ cache }) => cache)).toEqual(['no-cache', undefined]);
});

describe('a page in the back-forward cache', () => {
  const aborted: FakeResponse = 'reset';

  beforeEach(() => {
    // Failures of earlier tests must not reload the page.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  afterEach(() => jest.restoreAllMocks());

  test('repeats a GET that was canceled when the visitor left [HTTP-5]', async () => {
    let response: FakeResponse = aborted;
    const sent = fakeServices(() => response);
    const requested = [call({ path: 'left', schema }), call({ path: 'left', schema })];
    leavePage();
    await new Promise((resolve) => setTimeout(resolve));
    response = ok(DATA);
    returnToPage();
    expect(await Promise.all(requested)).toMatchObject([{ data: DATA }, { data: DATA }]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a POST', { method: 'POST', body: {} }],
    ['a GET that changes something', { hasSideEffects: true }],
  ] as const)('never repeats %s', async (_name, init) => {
    const sent = fakeServices(() => aborted);
    const requested = call({ path: 'left', schema, ...init });
    leavePage();
    returnToPage();
    expect(await requested).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(sent).toHaveLength(1);
  });

  test("doesn't repeat a call that the host refused", async () => {
    const sent = fakeServices(() => refused('053', 'No'));
    const requested = call({ path: 'left', schema });
    leavePage();
    returnToPage();
    expect(await requested).toMatchObject({ error: { kind: 'refused' } });
    expect(sent).toHaveLength(1);
  });
});

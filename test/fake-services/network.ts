/** A call that the page has sent. */
export interface ServiceCall {
  readonly method: string;
  readonly url: URL;
  /** The URL as requested: its path and query. */
  readonly requestedUrl: string;
  /** The path below the services' base, without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly cache: string | undefined;
}

/**
 * The response to a call: JSON, text, a connection that fails (`reset`), or no response, from the start
 * (`hang`) or after the headers (`hang-in-body`).
 */
export type FakeResponse =
  | {
      readonly status?: number;
      readonly json: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly status?: number; readonly text: string; readonly type?: string }
  | 'reset'
  | 'hang'
  | 'hang-in-body';

/** Creates a success in the services' envelope. */
export const ok = (data: unknown, status = '200'): FakeResponse => ({
  json: { success: 'true', status, version: 'v3', message: {}, data },
});

/** Creates a refusal in the services' envelope. */
export const refused = (status: string, error: string, data: unknown = {}): FakeResponse => ({
  json: { success: 'false', status, version: 'v3', message: { error }, data },
});

/** Creates an HTTP error in the services' envelope. */
export const rejected = (status: number, error = `the services' ${status}`): FakeResponse => ({
  status,
  json: { success: 'false', status: `${status}`, message: { error }, data: {} },
});

/** The error of a call for an unknown item. */
export const NOT_FOUND = rejected(404, 'expected a known item');

/** The 404 of another server, such as a proxy during a deployment. */
export const FOREIGN_404: FakeResponse = {
  status: 404,
  text: '<!doctype html><title>404 Not Found</title>',
};

/** The refusal of a call whose session has ended. */
export const SESSION_EXPIRED: FakeResponse = {
  status: 401,
  json: { success: 'false', status: 'sessionExpired', message: { error: 'sessionExpired' } },
};

/** The response to every kind of failed call, by a clause for test titles. */
export const FAULTS = {
  'the network fails': 'reset',
  'the server responds with 500': { status: 500, json: {} },
  'HTML arrives instead of JSON': { text: '<!doctype html><title>Sorry</title>' },
  // The values make every documented shape wrong, even those whose fields are all optional.
  'the shape is wrong': ok({
    account: 1,
    ip: {},
    message: 7,
    storeNumber: -1,
    stores: 'none',
    tokenId: 7,
  }),
  "success is 'false'": refused('520', 'Internal Error'),
  // Its headers have arrived, and the browser stores their cookie.
  'the response is truncated': { text: '{"success":"tr' },
  'no response arrives': 'hang',
} as const satisfies Record<string, FakeResponse>;

export type Fault = keyof typeof FAULTS;

/** The faults that every caller handles without waiting for a timeout. */
export const IMMEDIATE_FAULTS = [
  'the network fails',
  'the server responds with 500',
  'HTML arrives instead of JSON',
  'the shape is wrong',
  "success is 'false'",
] as const satisfies readonly Fault[];

/** Returns the immediate faults, except the given ones, with their responses as rows for `test.each`. */
export const listFaultsExcept = (
  ...except: readonly Fault[]
): [name: Fault, response: FakeResponse][] =>
  IMMEDIATE_FAULTS.filter((name) => !except.includes(name)).map((name) => [name, FAULTS[name]]);

/** Returns the immediate faults with their responses, as rows for `test.each`. */
export const listFaults = (): [name: Fault, response: FakeResponse][] => listFaultsExcept();

/**
 * Returns a lost response and a refusal, with which a caller is tested: `src/services/calls.test.ts` proves that every
 * call resolves to a failure for each fault.
 */
export const listFailures = (): [name: Fault, response: FakeResponse][] =>
  (['the network fails', "success is 'false'"] as const).map((name) => [name, FAULTS[name]]);

/** Ends the calls of this test that have no response. */
const endings = new Set<() => void>();

/** Creates a promise that an abort rejects, or the end of the test. */
const hangUntilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', end);
    endings.add(end);
  });

/** Returns the part of a Response that the services read. */
const toResponse = (response: Exclude<FakeResponse, string>) => {
  const status = response.status ?? 200;
  const [text, type] =
    'json' in response
      ? [JSON.stringify(response.json), 'application/json']
      : [response.text, response.type ?? 'text/html; charset=utf-8'];
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: `Status ${status}`,
    headers: new Headers({ 'content-type': type, ...('headers' in response && response.headers) }),
    text: async () => text,
  };
};

/**
 * Replaces `fetch` until the end of the test: records every call, and responds with the result of `respond`.
 * @returns the calls in the order in which they were sent
 */
export const fakeServices = (
  respond: (call: ServiceCall) => FakeResponse | Promise<FakeResponse>,
): ServiceCall[] => {
  const calls: ServiceCall[] = [];
  const fakeFetch = async (requestedUrl: string, init: RequestInit = {}) => {
    const url = new URL(requestedUrl, document.baseURI);
    const call: ServiceCall = {
      method: init.method ?? 'GET',
      url,
      requestedUrl,
      path: url.pathname.replace('/bsro/services/', ''),
      headers: Object.fromEntries(Object.entries(init.headers ?? {})),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      cache: init.cache,
    };
    calls.push(call);
    const response = await Promise.race([respond(call), hangUntilAborted(init.signal)]);
    if (response === 'reset') throw new TypeError('Failed to fetch');
    if (response === 'hang') return hangUntilAborted(init.signal);
    if (response === 'hang-in-body') {
      return { ...toResponse({ text: '{' }), text: () => hangUntilAborted(init.signal) };
    }
    return toResponse(response);
  };
  Object.assign(globalThis, { fetch: fakeFetch });
  return calls;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  // Otherwise the next test's call to the same URL would wait for this one, since both are sent as one.
  for (const end of endings) end();
  endings.clear();
  // The failures of this test say nothing about the connection of the next one, which would show a line about it.
  // Tests of pure functions have no page.
  if ('window' in globalThis) dispatchEvent(new Event('online'));
});

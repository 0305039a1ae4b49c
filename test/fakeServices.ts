/** What a faked call answers: a body with its HTTP status, or a failure of the network. */
export type Reply =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly text: string }
  | 'reset'
  | 'hang';

/** A call that reached the network's edge. */
export interface FakedCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answerer = (call: FakedCall) => Reply | Promise<Reply>;

const headersOf = (headers: HeadersInit | undefined): Record<string, string> =>
  Object.fromEntries(
    headers === undefined ? [] : Array.isArray(headers) ? headers : Object.entries(headers),
  );

/** The part of a Response that the services read. */
const responseOf = (reply: Exclude<Reply, string>) => {
  const status = reply.status ?? 200;
  const text = 'json' in reply ? JSON.stringify(reply.json) : reply.text;
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: `Status ${status}`,
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
  };
};

/** The wire's envelope of a success. */
export const success = (data: unknown): Reply => ({
  json: { success: 'true', status: '200', version: 'v3', message: {}, data },
});

/** The wire's envelope of a refusal. */
export const refusal = (status: string, error: string): Reply => ({
  json: { success: 'false', status, version: 'v3', message: { error }, data: {} },
});

/** Ways in which a call gives no data. */
export const FAILURES: readonly (readonly [name: string, reply: Reply])[] = [
  ['the network fails', 'reset'],
  ['the host answers 500', { status: 500, json: {} }],
  ['HTML comes for JSON', { text: '<!doctype html><title>Sorry</title>' }],
  ['the shape is wrong', success({ unexpected: true })],
  ["success is 'false'", refusal('520', 'Internal Error')],
];

/** Stands in for the network; returns the calls that reached it. */
export const fakeServices = (answer: Answerer): FakedCall[] => {
  const calls: FakedCall[] = [];
  const fakeFetch = async (address: string, init: RequestInit = {}) => {
    const call: FakedCall = {
      url: new URL(address, document.baseURI),
      method: init.method ?? 'GET',
      headers: headersOf(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const reply = await answer(call);
    if (reply === 'reset') throw new TypeError('Failed to fetch');
    if (reply === 'hang') {
      return new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    return responseOf(reply);
  };
  Object.assign(globalThis, { fetch: fakeFetch });
  return calls;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

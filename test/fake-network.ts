import { runInThisContext } from 'node:vm';

/** Node's own Response, which the window of the tests does not have. */
// oxlint-disable-next-line typescript/no-unsafe-assignment -- a script's value is any
const NodeResponse: typeof Response = runInThisContext('Response');

/** A request that left the page. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly cache: string | undefined;
}

/** What the host answers: JSON in the wire's envelope, a raw text, or a failure of the network. */
export type FakeAnswer =
  | { status?: number; json: unknown }
  | { status?: number; text: string }
  | { error: Error }
  | 'hang'
  | 'hang-in-body';

/** A success of the wire. */
export const ok = (data: unknown, status = '200'): FakeAnswer => ({
  json: { success: 'true', status, version: 'v3', message: {}, data },
});

/** A business refusal of the wire. */
export const refused = (status: string, error: string, data: unknown = {}): FakeAnswer => ({
  json: { success: 'false', status, version: 'v3', message: { error }, data },
});

const never = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const bodyOf = (text: BodyInit | null | undefined): unknown =>
  typeof text === 'string' ? JSON.parse(text) : undefined;

/**
 * Stands in for the network's edge: every request is recorded and answered by `answer`.
 * @returns the requests in the order they left
 */
export const fakeNetwork = (
  answer: (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>,
): SentRequest[] => {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(init.headers ?? {})) headers[name] = String(value);
    const request: SentRequest = {
      method: init.method ?? 'GET',
      address: typeof input === 'object' && 'url' in input ? input.url : input.toString(),
      headers,
      body: bodyOf(init.body),
      cache: init.cache,
    };
    sent.push(request);
    const given = await answer(request);
    if (given === 'hang') return never(init.signal);
    if (given === 'hang-in-body') {
      return Object.assign(new NodeResponse('{'), { text: () => never(init.signal) });
    }
    if ('error' in given) throw given.error;
    const status = given.status ?? 200;
    const text = 'json' in given ? JSON.stringify(given.json) : given.text;
    return new NodeResponse(status === 204 ? null : text, { status });
  };
  return sent;
};

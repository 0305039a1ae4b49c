import { fallback, nullish, object, picklist, safeParse, string, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { repeatAfterReturn } from '../browser/page-return';
import { parseAs } from '../browser/tolerant-array';
import { readToken } from '../browser/token-cookie';
import { SERVICES_BASE } from '../site/addresses';
import type { Answer, Failure, FailureReason, Success } from './answer';
import { getOwnHeaders } from './headers';
import { cacheAnswer, readCachedAnswer, removeCachedAnswer } from './http-cache';

/** Milliseconds until a call counts as failed (HTTP-5). */
export const READ_TIMEOUT = 10_000;
export const WRITE_TIMEOUT = 30_000;

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface Call<Schema extends GenericSchema> {
  /** Below the services' base, or from the root with a leading slash. */
  readonly path: string;
  /** Shape of the envelope's `data`. */
  readonly schema: Schema;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A GET that changes something at the host: it is never repeated. */
  readonly changes?: boolean;
  /** Fields that are undefined are left out. */
  readonly query?: Query;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Kept one hour across page loads (HTTP-3). */
  readonly kept?: boolean;
  /** A third party's: it never sees the driver's token. */
  readonly foreign?: boolean;
}

const envelope = object({
  success: picklist(['true', 'false']),
  status: string(),
  message: nullish(object({ error: nullish(string()) })),
  data: nullish(unknown()),
});

/** What any answer's data may carry beside its own fields. */
const carrier = object({
  tokenId: fallback(nullish(string()), undefined),
  message: fallback(nullish(string()), undefined),
});

/** Status or phrase of an answer whose session has ended. */
const SESSION_EXPIRED = 'sessionExpired';

const failure = (reason: FailureReason, status: number, error: string): Failure => ({
  success: 'false',
  status: `${status}`,
  error: `authentication error: Response code ${status}. Error: ${error}`,
  reason,
});

/** Returns the address of a call, which is also its key in the cache and among running calls. */
export const buildAddress = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, `${value}`);
  }
  const address = path.startsWith('/') ? path : SERVICES_BASE + path;
  const text = `${search}`;
  return text ? `${address}?${text}` : address;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const read = async (response: Response): Promise<Answer<unknown>> => {
  const code = response.status;
  const parsed = safeParse(envelope, parseJson(await response.text()));
  const phrase = parsed.success ? parsed.output.message?.error : undefined;
  if (!response.ok) {
    const failed = failure(code === 401 ? 'session' : 'http', code, phrase ?? response.statusText);
    // The only phrase of a failed response that is read: docs/service-contract.md#sessions.
    return phrase === SESSION_EXPIRED ? { ...failed, error: phrase } : failed;
  }
  if (!parsed.success) return failure('shape', code, 'unexpected answer');
  const { success, status, data } = parsed.output;
  const carried = safeParse(carrier, data);
  const { tokenId, message } = carried.success ? carried.output : {};
  if (success === 'true') return { success, status, code, message: phrase ?? message ?? '', data };
  const isExpired = phrase === SESSION_EXPIRED || status === SESSION_EXPIRED;
  const reason = isExpired ? 'session' : 'refused';
  return { success, status, error: phrase ?? '', reason, ...(tokenId && { tokenId }) };
};

const send = async (address: string, init: RequestInit): Promise<Answer<unknown>> => {
  const controller = new AbortController();
  const limit = init.method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT;
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    return await read(await fetch(address, { ...init, signal: controller.signal }));
  } catch {
    return controller.signal.aborted
      ? failure('timeout', 0, 'time-out')
      : failure('network', 0, 'no connection');
  } finally {
    clearTimeout(timer);
  }
};

const inFlight = new Map<string, Promise<Answer<unknown>>>();

const isUnanswered = (answer: Answer<unknown>): boolean =>
  answer.success === 'false' && (answer.reason === 'network' || answer.reason === 'timeout');

const sendRead = (address: string, init: RequestInit): Promise<Answer<unknown>> =>
  repeatAfterReturn(() => send(address, init), isUnanswered);

/** Sends a GET that several roots request at once only once (HTTP-4). */
const sendOnce = (
  address: string,
  init: RequestInit,
  changes: boolean,
): Promise<Answer<unknown>> => {
  const key = address + JSON.stringify(init.headers);
  const running = inFlight.get(key);
  if (running) return running;
  const started = (changes ? send : sendRead)(address, init).finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
};

/** Names a call by its path without IDs, which may identify a visitor. */
const nameCall = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z_-]*$/i.test(part) ? part : '…'))
    .join('/');

const parseAnswer = <Schema extends GenericSchema>(
  { path, schema }: Pick<Call<Schema>, 'path' | 'schema'>,
  answer: Success<unknown>,
): Answer<InferOutput<Schema>> => {
  const parsed = parseAs(nameCall(path), () => safeParse(schema, answer.data));
  return parsed.success
    ? { ...answer, data: parsed.output }
    : failure('shape', answer.code, 'unexpected answer');
};

/**
 * Sends a call with its headers and timeout, and stores its answer for an hour if asked to
 * (HTTP-1..5). Failures are values; it never throws.
 */
export const call = async <Schema extends GenericSchema>({
  path,
  schema,
  method = 'GET',
  changes = false,
  query,
  body,
  headers,
  kept = false,
  foreign = false,
}: Call<Schema>): Promise<Answer<InferOutput<Schema>>> => {
  const address = buildAddress(path, query);
  if (kept) {
    const stored = readCachedAnswer(address);
    const answer = stored && parseAnswer({ path, schema }, stored);
    if (answer?.success === 'true') return answer;
    if (stored) removeCachedAnswer(address);
  }
  const token = readToken();
  const init: RequestInit = {
    method,
    headers: {
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(foreign ? {} : getOwnHeaders()),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(method === 'GET' && path.startsWith('store/') ? { cache: 'no-cache' as const } : {}),
  };
  const raw = await (method === 'GET' ? sendOnce(address, init, changes) : send(address, init));
  if (raw.success === 'false') return raw;
  const answer = parseAnswer({ path, schema }, raw);
  // What was asked as another person is not kept for this one.
  if (kept && answer.success === 'true' && readToken() === token) cacheAnswer(address, raw);
  return answer;
};

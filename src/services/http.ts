import { fallback, nullish, object, picklist, safeParse, string, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { repeatAfterReturn } from '../browser/page-return';
import { parseAs } from '../browser/tolerant-array';
import { readToken } from '../browser/token-cookie';
import { SERVICES_BASE } from './addresses';
import { ServiceError, toFailure } from './result';
import type { Failure, Result, ServiceErrorKind, Success } from './result';
import { getOwnHeaders } from './headers';
import { cacheResponse, readCachedResponse, removeCachedResponse } from './http-cache';

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
  /** Whether a GET changes data on the host, so that it is never repeated. */
  readonly hasSideEffects?: boolean;
  /** Fields that are undefined are left out. */
  readonly query?: Query;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the response is cached for an hour, across page loads (HTTP-3). */
  readonly isCached?: boolean;
  /** Whether the call goes to a third party's host, which never gets the driver's token. */
  readonly isThirdParty?: boolean;
}

const envelope = object({
  success: picklist(['true', 'false']),
  status: string(),
  message: nullish(object({ error: nullish(string()) })),
  data: nullish(unknown()),
});

/** A token that any response's data may contain in addition to its own fields. */
const carrier = object({
  tokenId: fallback(nullish(string()), undefined),
  message: fallback(nullish(string()), undefined),
});

/** Status or phrase of a response whose session has ended. */
const SESSION_EXPIRED = 'sessionExpired';

/** @param code the HTTP status, or 0 without a response */
const failCall = (kind: ServiceErrorKind, code: number, error: string): Failure =>
  toFailure(
    new ServiceError(
      kind,
      `authentication error: Response code ${code}. Error: ${error}`,
      code ? `${code}` : undefined,
      code === 401,
    ),
  );

/** Returns the address of a call, which is also its key in the cache and in the pending calls. */
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

const read = async (response: Response): Promise<Result<unknown>> => {
  const code = response.status;
  const parsed = safeParse(envelope, parseJson(await response.text()));
  const phrase = parsed.success ? parsed.output.message?.error : undefined;
  if (!response.ok) {
    // The only phrase of a failed response that the client reads: docs/service-contract.md#sessions.
    return phrase === SESSION_EXPIRED
      ? toFailure(new ServiceError('http', phrase, `${code}`, code === 401))
      : failCall('http', code, phrase ?? response.statusText);
  }
  if (!parsed.success) return failCall('shape', code, 'unexpected response');
  const { success, status, data } = parsed.output;
  const carried = safeParse(carrier, data);
  const { tokenId, message } = carried.success ? carried.output : {};
  if (success === 'true') {
    return { ok: true, status, code, message: phrase ?? message ?? '', data };
  }
  const isSessionExpired = phrase === SESSION_EXPIRED || status === SESSION_EXPIRED;
  const kind = isSessionExpired ? 'http' : 'refused';
  return toFailure(
    new ServiceError(kind, phrase ?? '', status, isSessionExpired, tokenId ?? undefined, data),
  );
};

const send = async (address: string, init: RequestInit): Promise<Result<unknown>> => {
  const controller = new AbortController();
  const limit = init.method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT;
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    return await read(await fetch(address, { ...init, signal: controller.signal }));
  } catch {
    return controller.signal.aborted
      ? failCall('timeout', 0, 'time-out')
      : failCall('network', 0, 'no connection');
  } finally {
    clearTimeout(timer);
  }
};

const inFlight = new Map<string, Promise<Result<unknown>>>();

const hasNoResponse = (result: Result<unknown>): boolean =>
  !result.ok && (result.error.kind === 'network' || result.error.kind === 'timeout');

const sendRead = (address: string, init: RequestInit): Promise<Result<unknown>> =>
  repeatAfterReturn(() => send(address, init), hasNoResponse);

/** Sends a GET that several roots request at once only once (HTTP-4). */
const sendOnce = (
  address: string,
  init: RequestInit,
  hasSideEffects: boolean,
): Promise<Result<unknown>> => {
  const key = address + JSON.stringify(init.headers);
  const running = inFlight.get(key);
  if (running) return running;
  const started = (hasSideEffects ? send : sendRead)(address, init).finally(() =>
    inFlight.delete(key),
  );
  inFlight.set(key, started);
  return started;
};

/** Names a call by its path without IDs, which may identify a visitor. */
const nameCall = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z_-]*$/i.test(part) ? part : '…'))
    .join('/');

const parseResponse = <Schema extends GenericSchema>(
  { path, schema }: Pick<Call<Schema>, 'path' | 'schema'>,
  response: Success<unknown>,
): Result<InferOutput<Schema>> => {
  const parsed = parseAs(nameCall(path), () => safeParse(schema, response.data));
  return parsed.success
    ? { ...response, data: parsed.output }
    : failCall('shape', response.code, 'unexpected response');
};

/**
 * Sends a call with its headers and timeout, and caches its response for an hour on request
 * (HTTP-1..5). A failure is a value; never throws.
 */
export const call = async <Schema extends GenericSchema>({
  path,
  schema,
  method = 'GET',
  hasSideEffects = false,
  query,
  body,
  headers,
  isCached = false,
  isThirdParty = false,
}: Call<Schema>): Promise<Result<InferOutput<Schema>>> => {
  // Several features may read something in the same task. A write is sent at once, before a page ends.
  // So is a read without `scheduler.yield`, because a timer could come after much other work.
  const turn = method === 'GET' && !hasSideEffects && window.scheduler?.yield?.();
  if (turn) await turn;
  const address = buildAddress(path, query);
  if (isCached) {
    const stored = readCachedResponse(address);
    const result = stored && parseResponse({ path, schema }, stored);
    if (result?.ok) return result;
    if (stored) removeCachedResponse(address);
  }
  const token = readToken();
  const init: RequestInit = {
    method,
    headers: {
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(isThirdParty ? {} : getOwnHeaders()),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(method === 'GET' && path.startsWith('store/') ? { cache: 'no-cache' as const } : {}),
  };
  const raw = await (method === 'GET'
    ? sendOnce(address, init, hasSideEffects)
    : send(address, init));
  if (!raw.ok) return raw;
  // Reading the text of a long response has already taken a phone a while.
  await window.scheduler?.yield?.();
  const result = parseResponse({ path, schema }, raw);
  // A response to another session's request is not cached for this one.
  if (isCached && result.ok && readToken() === token) cacheResponse(address, raw);
  return result;
};

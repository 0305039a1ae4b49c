import { fallback, nullish, object, optional, picklist, safeParse, string, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { correctClock } from '../browser/clock';
import { repeatAfterReturn } from '../browser/page-return';
import { parseAs } from '../browser/tolerant-array';
import { readToken } from './token-cookie';
import { SERVICES_BASE } from './paths';
import { ServiceError, toFailure } from './result';
import type { Failure, Result, ServiceErrorKind, Success } from './result';
import { noteChange, noteFailedRequest, noteResponse } from './connection';
import type { Change } from './connection';
import { getOwnHeaders } from './headers';
import { cacheResponse, readCachedResponse, removeCachedResponse } from './http-cache';

/** Milliseconds until a GET counts as failed (HTTP-5). */
export const READ_TIMEOUT = 10_000;
/** Milliseconds until any other call counts as failed (HTTP-5). */
export const WRITE_TIMEOUT = 30_000;

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface Call<Schema extends GenericSchema> {
  /** Relative to the services' base path, or absolute with a leading slash, or the URL of a third party. */
  readonly path: string;
  /** Shape of the envelope's `data`. */
  readonly schema: Schema;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether a GET changes data on the host, so that it is never repeated. */
  readonly hasSideEffects?: boolean;
  /**
   * Whether it is sent in a task of its own, after what the visitor sees, and not at all if the page unloads first: by
   * default, a read that changes nothing.
   */
  readonly canWait?: boolean;
  /** Fields that are undefined are left out. */
  readonly query?: Query;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the response is cached for an hour, across page loads (HTTP-3). */
  readonly isCached?: boolean;
  /** Whether the call goes to a third party's host, which never gets the driver's token. */
  readonly isThirdParty?: boolean;
  /** What a visitor changes by it; said when the connection is back if it had no response. */
  readonly change?: Change;
}

const envelope = object({
  success: picklist(['true', 'false']),
  status: string(),
  version: fallback(optional(string()), undefined),
  message: nullish(object({ error: nullish(string()) })),
  data: nullish(unknown()),
});

/** Fields that any response's data may contain in addition to its own. */
const commonFields = object({
  tokenId: fallback(nullish(string()), undefined),
  message: fallback(nullish(string()), undefined),
});

/** The status or phrase of a response that says that the session has expired. */
const SESSION_EXPIRED = 'sessionExpired';

/** Creates a failure with the text of HTTP-2. @param code the HTTP status, or 0 without a response */
const createCallFailure = (
  kind: ServiceErrorKind,
  code: number,
  error: string,
  serviceStatus?: string,
): Failure =>
  toFailure(
    new ServiceError(kind, `authentication error: Response code ${code}. Error: ${error}`, {
      status: code ? `${code}` : undefined,
      serviceStatus,
      isSessionExpired: code === 401,
    }),
  );

/** Returns the URL of a call, which also identifies it in the cache and among the pending calls. */
export const buildUrl = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, `${value}`);
  }
  const url = /^(https?:\/)?\//.test(path) ? path : SERVICES_BASE + path;
  const queryString = `${search}`;
  return queryString ? `${url}?${queryString}` : url;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readResponse = async (response: Response): Promise<Result<unknown>> => {
  const code = response.status;
  const parsed = safeParse(envelope, parseJson(await response.text()));
  const phrase = parsed.success ? parsed.output.message?.error : undefined;
  if (!response.ok) {
    // The only phrase of a failed response that the client interprets: docs/service-contract.md#sessions.
    return phrase === SESSION_EXPIRED
      ? toFailure(
          new ServiceError('http', phrase, { status: `${code}`, isSessionExpired: code === 401 }),
        )
      : createCallFailure(
          'http',
          code,
          phrase ?? response.statusText,
          parsed.success ? undefined : '',
        );
  }
  if (!parsed.success) return createCallFailure('shape', code, 'unexpected response');
  const { success, status, version, data } = parsed.output;
  const common = safeParse(commonFields, data);
  const { tokenId, message } = common.success ? common.output : {};
  if (success === 'true') {
    return { ok: true, status, code, version, message: phrase ?? message ?? '', data };
  }
  const isSessionExpired = phrase === SESSION_EXPIRED || status === SESSION_EXPIRED;
  return toFailure(
    new ServiceError(isSessionExpired ? 'http' : 'refused', phrase ?? '', {
      status,
      isSessionExpired,
      tokenId: tokenId ?? undefined,
      data,
      version,
    }),
  );
};

/** Corrects the clock by the date of a response, unless it may come from the browser's cache. */
const readDate = ({ headers }: Response): void => {
  if (/max-age=[1-9]/.test(headers.get('cache-control') ?? '')) return;
  // A shared cache adds the response's age in seconds.
  const age = Number(headers.get('age') ?? 0) * 1_000;
  const time = Date.parse(headers.get('date') ?? '') + age;
  if (Number.isFinite(time)) correctClock(time);
};

const send = async (url: string, init: RequestInit): Promise<Result<unknown>> => {
  const controller = new AbortController();
  const limit = init.method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT;
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    noteResponse();
    readDate(response);
    return await readResponse(response);
  } catch {
    if (controller.signal.aborted) return createCallFailure('timeout', 0, 'time-out');
    // A browser extension may block a third party.
    if (url.startsWith('/')) noteFailedRequest();
    return createCallFailure('network', 0, 'no connection');
  } finally {
    clearTimeout(timer);
  }
};

const inFlight = new Map<string, Promise<Result<unknown>>>();

const hasNoResponse = (result: Result<unknown>): boolean =>
  !result.ok && result.error.hasNoResponse;

const sendRead = (url: string, init: RequestInit): Promise<Result<unknown>> =>
  repeatAfterReturn(() => send(url, init), hasNoResponse);

/** Sends a GET only once if several roots request it at the same time (HTTP-4). */
const sendOnce = (
  url: string,
  init: RequestInit,
  hasSideEffects: boolean,
): Promise<Result<unknown>> => {
  const key = url + JSON.stringify(init.headers);
  const running = inFlight.get(key);
  if (running) return running;
  const started = (hasSideEffects ? send : sendRead)(url, init).finally(() => inFlight.delete(key));
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
    : createCallFailure('shape', response.code, 'unexpected response');
};

/**
 * Sends a call with its headers and timeout, and caches its response for an hour on request
 * (HTTP-1..5). Resolves to a failure instead of throwing it.
 */
export const call = async <Schema extends GenericSchema>({
  path,
  schema,
  method = 'GET',
  hasSideEffects = false,
  canWait = method === 'GET' && !hasSideEffects,
  query,
  body,
  headers,
  isCached = false,
  isThirdParty = false,
  change,
}: Call<Schema>): Promise<Result<InferOutput<Schema>>> => {
  // Several features may read data in the same task. Without `scheduler.yield`, everything is sent at once: a timer
  // might fire only after much other work.
  const yielding = canWait && window.scheduler?.yield?.();
  if (yielding) await yielding;
  const url = buildUrl(path, query);
  if (isCached) {
    const stored = readCachedResponse(url);
    const result = stored && parseResponse({ path, schema }, stored);
    if (result?.ok) return result;
    if (stored) removeCachedResponse(url);
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
  const raw = await (method === 'GET' ? sendOnce(url, init, hasSideEffects) : send(url, init));
  if (change) noteChange(change, !hasNoResponse(raw));
  if (!raw.ok) return raw;
  // Yields, because reading a long response has already kept a phone busy for a while.
  await window.scheduler?.yield?.();
  const result = parseResponse({ path, schema }, raw);
  // A response to another session's request is not cached for this one.
  if (isCached && result.ok && readToken() === token) cacheResponse(url, raw);
  return result;
};

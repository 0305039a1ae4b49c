import { createListeners } from '../browser/listeners';
import { listenToErrors } from '../browser/listen-to-errors';
import type { ErrorContext } from '../browser/report';
import { bus } from '../bus/bus';
import { parseUrl } from '../browser/parse-url';
import { maskPath } from './mask';

/** Something that happened on the page. It contains nothing personal. */
export interface TimelineEntry {
  /** Milliseconds since the page's navigation began. */
  readonly at: number;
  readonly kind: 'topic' | 'call' | 'state' | 'error';
  readonly text: string;
}

/** The maximum number of entries that explain mode keeps. */
const MAX_ENTRIES = 300;

const entries: TimelineEntry[] = [];
const listeners = createListeners();

/** Calls the listeners: what explain mode shows has changed. */
export const emitChange = listeners.notify;

const add = (entry: TimelineEntry): void => {
  entries.push(entry);
  entries.sort((one, other) => one.at - other.at);
  if (entries.length > MAX_ENTRIES) entries.shift();
  emitChange();
};

/** Names a payload's fields without their values, which may be personal; counts the entries of arrays. */
const describePayload = (payload: object): string => {
  const fields = Object.entries(payload).map(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? `${name} (${value.length})` : name,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
};

const watchTopics = (): void => {
  const publish = bus.publish.bind(bus);
  bus.publish = (topic, payload) => {
    add({ at: performance.now(), kind: 'topic', text: `${topic} ${describePayload(payload)}` });
    publish(topic, payload);
  };
};

interface Refusal {
  readonly success?: unknown;
  readonly status?: unknown;
}

const isRefusal = (value: unknown): value is Refusal =>
  value instanceof Object && 'success' in value && value.success === 'false';

/** Reads the status of a refusal, which has the HTTP status 200 (docs/service-contract.md). */
const readRefusalStatus = async (response: Response): Promise<string> => {
  if (!response.headers.get('content-type')?.includes('json')) return '';
  const body: unknown = await response.clone().json();
  if (!isRefusal(body)) return '';
  return typeof body.status === 'string' && /^\w{1,24}$/.test(body.status)
    ? `, refused with status ${body.status}`
    : ', refused';
};

interface FailedCall {
  readonly url: string;
  /** A description of the call without anything personal. */
  readonly text: string;
}

const failedCalls: FailedCall[] = [];

/**
 * Remembers a call whose response was 404. Other failures aren't caused by a value in the URL.
 * @param outcome begins with the status, if there is one
 */
const rememberNotFound = (url: string, call: string, outcome: string): void => {
  if (!outcome.startsWith('404')) return;
  failedCalls.push({ url, text: `${call} → ${outcome}` });
  if (failedCalls.length > MAX_ENTRIES) failedCalls.shift();
};

/**
 * Lists the parts of a URL that may be the value of an attribute. For a text attribute, only what the call
 * asks for counts: a code at the end of the path, or else the only value in the query.
 */
const listParts = (url: string, isNumber: boolean): string[] => {
  const parsed = parseUrl(url, location.href);
  if (!parsed) return [];
  const parts = parsed.pathname.split('/');
  const values = [...parsed.searchParams.values()].flatMap((value) => value.split(','));
  if (isNumber) return [...parts, ...values];
  const lastPart = parts.slice(-1);
  if (/\d/.test(lastPart.join(''))) return lastPart;
  return values.length === 1 ? values : [];
};

/** Finds the last failed call whose URL contains a value; its description contains nothing personal. */
export const findFailedCall = (value: string, isNumber: boolean): string | undefined =>
  failedCalls.findLast(({ url }) => listParts(url, isNumber).includes(value))?.text;

const addCall = (at: number, method: string, url: string, outcome: string): void => {
  const path = maskPath(url, location.href);
  const ms = Math.round(performance.now() - at);
  add({ at, kind: 'call', text: `${method} ${path} → ${outcome} (${ms} ms)` });
  rememberNotFound(url, `${method} ${path}`, outcome);
};

let originalFetch: typeof window.fetch | undefined;

/** Sends a request of explain mode itself, which isn't one of the page's calls. */
export const fetchUnwatched = (url: string, init: RequestInit): Promise<Response> =>
  (originalFetch ?? window.fetch)(url, init);

const watchCalls = (): void => {
  const original = window.fetch.bind(window);
  originalFetch = original;
  window.fetch = async (input, init) => {
    const at = performance.now();
    const request = input instanceof Request ? input : { url: `${input}`, method: 'GET' };
    const { url } = request;
    const method = init?.method ?? request.method;
    try {
      const response = await original(input, init);
      readRefusalStatus(response)
        .catch(() => ', not JSON')
        .then((refusal) => addCall(at, method, url, `${response.status}${refusal}`))
        // Another script may have replaced `fetch`, and return anything.
        .catch(() => {});
      return response;
    } catch (error) {
      addCall(at, method, url, 'no response');
      throw error;
    }
  };
};

/** Adds the calls from before explain mode loaded. The browser doesn't report their methods. */
const addEarlierCalls = (): void => {
  for (const entry of performance.getEntriesByType('resource')) {
    if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') continue;
    const { startTime, duration, name, responseStatus } = entry;
    const outcome = responseStatus ? `${responseStatus}` : 'no status';
    const path = maskPath(name, location.href);
    add({ at: startTime, kind: 'call', text: `${path} → ${outcome} (${Math.round(duration)} ms)` });
    if (responseStatus) rememberNotFound(name, path, outcome);
  }
};

/** An error on the page, with a description without anything personal. */
export interface ExplainedError {
  readonly element: Element | undefined;
  readonly text: string;
}

const errors: ExplainedError[] = [];

/** Errors whose messages are the bundle's own, or quote only what the author wrote. */
const OWN_ERRORS = /^(PlaceholderError|ConfigurationError|ChunkLoadError)$/;

/** Describes an error without texts that could contain what a visitor typed (docs/errors.md). */
const describeError = (error: unknown, { source, during }: ErrorContext): string => {
  const name = error instanceof Error ? error.name : 'Error';
  const isOwn = OWN_ERRORS.test(name) || source === 'window.bsro';
  const message = error instanceof Error && isOwn ? error.message : `${name}; see the console`;
  return `${source} (${during}): ${message}`;
};

const watchErrors = (): void =>
  listenToErrors((error, context) => {
    const text = describeError(error, context);
    errors.push({ element: context.element, text });
    add({ at: performance.now(), kind: 'error', text });
  });

let isWatching = false;

/** Starts to record topics, calls, and errors. Includes earlier calls and errors that are still known. */
export const watchPage = (): void => {
  if (isWatching) return;
  isWatching = true;
  addEarlierCalls();
  watchTopics();
  watchCalls();
  watchErrors();
};

export const addState = (text: string): void => add({ at: performance.now(), kind: 'state', text });

export const getTimeline = (): readonly TimelineEntry[] => entries;

export const findError = (element: Element): string | undefined =>
  errors.findLast((error) => error.element === element)?.text;

/** Calls a listener after each new entry or state. @returns a function that stops it */
export const onChange = listeners.subscribe;

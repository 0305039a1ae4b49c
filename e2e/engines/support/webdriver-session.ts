import { setTimeout as wait } from 'node:timers/promises';

/** The key of an element's reference in the W3C WebDriver protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const getProperty = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

/** Returns the ID of the element that a script has returned, if any. */
export const getElementId = (value: unknown): string | undefined => {
  const id = getProperty(value, ELEMENT);
  return typeof id === 'string' ? id : undefined;
};

/** Converts an element's ID to a script argument. */
export const toReference = (id: string): Readonly<Record<string, string>> => ({ [ELEMENT]: id });

/** A command that the browser refused, with the protocol's error code. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'WebDriverError';
    this.code = code;
  }
}

/**
 * One session of a W3C WebDriver server: sends a command and resolves to the value of its response.
 */
export interface WebDriverSession {
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    signal?: AbortSignal,
  ) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

const call = async (
  method: string,
  url: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    ...(signal && { signal }),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const value = getProperty(await response.json(), 'value');
  if (response.ok) return value;
  const code = String(getProperty(value, 'error'));
  const command = new URL(url).pathname.split('/').slice(3).join('/');
  throw new WebDriverError(code, `${command}: ${code}: ${String(getProperty(value, 'message'))}`);
};

/** Waits until the server accepts sessions. */
export const waitForServer = async (server: string): Promise<void> => {
  const isReady = async (): Promise<boolean> =>
    getProperty(await call('GET', `${server}/status`).catch(() => undefined), 'ready') === true;
  while (!(await isReady())) await wait(50);
};

/**
 * Starts a browser with its own session.
 * @param signal ends the wait for the browser
 */
export const startSession = async (
  server: string,
  capabilities: object,
  signal: AbortSignal,
): Promise<WebDriverSession> => {
  const started = await call(
    'POST',
    `${server}/session`,
    { capabilities: { alwaysMatch: capabilities } },
    signal,
  );
  const id = getProperty(started, 'sessionId');
  if (typeof id !== 'string') throw new Error('The WebDriver server has started no session');
  const base = `${server}/session/${id}`;
  return {
    send: (method, path, body, limit) =>
      call(method, base + path, body ?? (method === 'POST' ? {} : undefined), limit),
    end: async () => {
      await call('DELETE', base);
    },
  };
};

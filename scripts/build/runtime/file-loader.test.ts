/** @jest-environment jsdom */
import { installFileLoader } from './file-loader';
import type { WebpackRuntime } from './webpack-runtime';

const GLOBAL = 'webpackChunkTest';
const HASH = `ab+/cdefghij${'k'.repeat(31)}`;
const FILE_URL = 'http://fcac.localhost/bsro-ui/chunks/reviews.abcdefgh.js';

interface Receiver {
  push(file: readonly [string[], Record<string, unknown>, ((webpack: unknown) => void)?]): void;
}

const createRuntime = (): WebpackRuntime =>
  Object.assign(() => undefined, {
    m: {},
    p: 'http://fcac.localhost/bsro-ui/',
    nc: 'nonce-1',
    l: () => Promise.reject(new Error('not installed')),
    e: () => Promise.reject(new Error('not installed')),
    f: {},
  });

const install = (): WebpackRuntime => {
  const runtime = createRuntime();
  installFileLoader(runtime, GLOBAL, 'bsro-ui', 120_000);
  return runtime;
};

const getReceiver = (): Receiver => {
  const receiver: Receiver = Reflect.get(window, GLOBAL);
  return receiver;
};

const getScripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

const dispatchToLastScript = (type: 'load' | 'error'): void => {
  getScripts().at(-1)?.dispatchEvent(new Event(type));
};

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, GLOBAL);
  Reflect.deleteProperty(window, 'trustedTypes');
});

afterEach(() => jest.useRealTimers());

test('loads a script by the name that contains its hash, with integrity and nonce', async () => {
  const runtime = install();
  const loading = runtime.l('reviews', HASH);
  const [script] = getScripts();
  expect(script).toMatchObject({
    src: FILE_URL,
    integrity: `sha256-${HASH}=`,
    nonce: 'nonce-1',
    crossOrigin: '',
  });
  const run = jest.fn();
  getReceiver().push([['reviews'], { 7: 'module' }, run]);
  dispatchToLastScript('load');
  await expect(loading).resolves.toBeUndefined();
  expect(runtime.m).toEqual({ 7: 'module' });
  expect(run).toHaveBeenCalledWith(runtime);
});

test('loads a file once for several callers', () => {
  const runtime = install();
  expect(runtime.l('reviews', HASH)).toBe(runtime.l('reviews', HASH));
  expect(getScripts()).toHaveLength(1);
});

test('does not request the file of a chunk that another file has installed', async () => {
  const runtime = install();
  getReceiver().push([['reviews'], {}]);
  await runtime.l('reviews', HASH);
  expect(getScripts()).toEqual([]);
});

test.each([
  ['error', () => dispatchToLastScript('error')],
  ['missing', () => dispatchToLastScript('load')],
  ['timeout', () => jest.advanceTimersByTime(120_000)],
])('rejects with a ChunkLoadError of type "%s", and removes the script', async (kind, fail) => {
  const loading = install().l('reviews', HASH);
  fail();
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: `${kind} ${FILE_URL}`,
    request: FILE_URL,
  });
  expect(getScripts()).toEqual([]);
});

test('accepts a slow file until its timeout', async () => {
  const loading = install().l('reviews', HASH);
  jest.advanceTimersByTime(119_999);
  getReceiver().push([['reviews'], {}]);
  dispatchToLastScript('load');
  await expect(loading).resolves.toBeUndefined();
});

test('retries with another URL after each failure', async () => {
  const runtime = install();
  for (const query of ['', '?1', '?11']) {
    const loading = runtime.l('reviews', HASH);
    expect(getScripts()[0]?.src).toBe(FILE_URL + query);
    dispatchToLastScript('error');
    await expect(loading).rejects.toThrow('error');
  }
});

test('installs the modules of a script that arrives after its timeout', async () => {
  const runtime = install();
  const loading = runtime.l('reviews', HASH);
  jest.advanceTimersByTime(120_000);
  await expect(loading).rejects.toThrow('timeout');
  getReceiver().push([['reviews'], { 7: 'late' }]);
  expect(runtime.m).toEqual({ 7: 'late' });
  await expect(runtime.l('reviews', HASH)).resolves.toBeUndefined();
});

test('resolves when a stylesheet has loaded', async () => {
  const createLink = (href: string): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loading = install().l('reviews', HASH, '.css', createLink);
  const link = document.head.querySelector('link');
  expect(link).toMatchObject({
    href: FILE_URL.replace(/js$/, 'css'),
    integrity: `sha256-${HASH}=`,
  });
  link?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('creates one Trusted Types policy for the URLs of all scripts', () => {
  const createScriptURL = jest.fn((url: string) => `${url}#trusted`);
  const createPolicy = jest.fn(() => ({ createScriptURL }));
  Reflect.set(window, 'trustedTypes', { createPolicy });
  const runtime = install();
  void runtime.l('reviews', HASH);
  void runtime.l('other', HASH);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('bsro-ui', expect.anything());
  expect(getScripts()[0]?.src).toBe(`${FILE_URL}#trusted`);
});

test('keeps the chunk receiver of the first copy if the entry runs twice', () => {
  install();
  const first = getReceiver();
  install();
  expect(getReceiver()).toBe(first);
});

const HASH = `ab-_cdefghij${'k'.repeat(31)}`;
const STYLES = 's'.repeat(43);
const FOLDER = 'http://fcac.localhost/bsro-ui/';
const FILE_URL = `${FOLDER}chunks/reviews.${HASH}.js`;

type Load = (chunkId: string) => Promise<void>;

type Table = Readonly<Record<string, readonly [script: string, styles?: string]>>;

const runtime = (): void => {};
const modules: Record<string, unknown> = {};

/** Runs the module with a table of hashes, and returns the function that loads a chunk. */
const install = async (table: Table = { reviews: [HASH] }): Promise<Load> => {
  jest.resetModules();
  jest.doMock('./public-path', () => ({}));
  Object.assign(globalThis, {
    __webpack_require__: Object.assign(runtime, { f: table }),
    __webpack_modules__: modules,
    __webpack_public_path__: FOLDER,
    __webpack_nonce__: 'nonce-1',
    __webpack_chunk_load__: undefined,
  });
  await import('./chunk-loader');
  return __webpack_chunk_load__;
};

/** Requests a chunk, and waits until its files are requested. */
const request = async (load: Load): Promise<{ loading: Promise<void> }> => {
  const loading = load('reviews');
  loading.catch(() => {});
  await jest.advanceTimersByTimeAsync(0);
  return { loading };
};

const getScripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

const dispatchToLastScript = (type: 'load' | 'error'): void => {
  getScripts().at(-1)?.dispatchEvent(new Event(type));
};

const push = (added: Record<string, unknown> = {}, run?: () => void): void =>
  window.bsroUiChunks?.push([['reviews'], added, run]);

/** Lets the tasks run that the loader waits for. */
const runTasks = (): Promise<void> => jest.advanceTimersByTimeAsync(1);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  for (const id of Object.keys(modules)) Reflect.deleteProperty(modules, id);
  for (const name of ['bsroUiChunks', 'trustedTypes', 'scheduler']) {
    Reflect.deleteProperty(window, name);
  }
});

afterEach(() => jest.useRealTimers());

test('loads a script by the name that contains its hash, with integrity and nonce', async () => {
  const { loading } = await request(await install());
  const [script] = getScripts();
  expect(script).toMatchObject({
    src: FILE_URL,
    integrity: `sha256-${HASH.replace('-_', '+/')}=`,
    nonce: 'nonce-1',
    crossOrigin: '',
  });
  const run = jest.fn();
  push({ 7: 'module' }, run);
  dispatchToLastScript('load');
  await runTasks();
  await expect(loading).resolves.toBeUndefined();
  expect(modules).toEqual({ 7: 'module' });
  expect(run).toHaveBeenCalledWith(runtime);
});

test('loads the script and the stylesheet of a chunk at once', async () => {
  const { loading } = await request(await install({ reviews: [HASH, STYLES] }));
  const link = document.head.querySelector('link');
  expect(getScripts()).toHaveLength(1);
  expect(link).toMatchObject({
    rel: 'stylesheet',
    href: `${FOLDER}chunks/reviews.${STYLES}.css`,
    integrity: `sha256-${STYLES}=`,
  });
  push();
  dispatchToLastScript('load');
  link?.dispatchEvent(new Event('load'));
  await runTasks();
  await expect(loading).resolves.toBeUndefined();
});

test('rejects when the stylesheet of a chunk does not load', async () => {
  const { loading } = await request(await install({ reviews: [HASH, STYLES] }));
  push();
  dispatchToLastScript('load');
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('error http');
});

test('requests a file once for several callers', async () => {
  const load = await install();
  await request(load);
  await request(load);
  expect(getScripts()).toHaveLength(1);
});

test('does not request the file of a chunk that another file has installed', async () => {
  const load = await install();
  push();
  const { loading } = await request(load);
  await runTasks();
  await loading;
  expect(getScripts()).toEqual([]);
});

test.each([
  ['error', () => dispatchToLastScript('error')],
  ['missing', () => dispatchToLastScript('load')],
  ['timeout', () => jest.advanceTimersByTime(120_000)],
])('rejects with a ChunkLoadError of type "%s", and removes the script', async (kind, fail) => {
  const { loading } = await request(await install());
  fail();
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: `${kind} ${FILE_URL}`,
    request: FILE_URL,
  });
  expect(getScripts()).toEqual([]);
});

test('accepts a slow file until its timeout', async () => {
  const { loading } = await request(await install());
  jest.advanceTimersByTime(119_999);
  push();
  dispatchToLastScript('load');
  await runTasks();
  await expect(loading).resolves.toBeUndefined();
});

test('retries with another URL after each failure', async () => {
  const load = await install();
  for (const query of ['', '?1', '?11']) {
    const { loading } = await request(load);
    expect(getScripts()[0]?.src).toBe(FILE_URL + query);
    dispatchToLastScript('error');
    await expect(loading).rejects.toThrow('error');
  }
});

test('installs the modules of a script that arrives after its timeout', async () => {
  const load = await install();
  const { loading } = await request(load);
  jest.advanceTimersByTime(120_000);
  await expect(loading).rejects.toThrow('timeout');
  push({ 7: 'late' });
  expect(modules).toEqual({ 7: 'late' });
  const { loading: again } = await request(load);
  await runTasks();
  await expect(again).resolves.toBeUndefined();
});

test('creates one Trusted Types policy for the URLs of all scripts', async () => {
  const createScriptURL = jest.fn((url: string) => `${url}#trusted`);
  const createPolicy = jest.fn(() => ({ createScriptURL }));
  Reflect.set(window, 'trustedTypes', { createPolicy });
  const load = await install();
  await request(load);
  dispatchToLastScript('error');
  await request(load);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('bsro-ui', expect.anything());
  expect(getScripts()[0]?.src).toBe(`${FILE_URL}?1#trusted`);
});

test('keeps the chunk receiver of the first copy if the entry runs twice', async () => {
  await install();
  const first: unknown = Reflect.get(window, 'bsroUiChunks');
  await install();
  expect(Reflect.get(window, 'bsroUiChunks')).toBe(first);
});

test('requests a chunk in a separate task, and lets each caller continue in a separate task', async () => {
  const queuedTasks: (() => void)[] = [];
  Reflect.set(window, 'scheduler', {
    yield: () => new Promise<void>((resolve) => queuedTasks.push(resolve)),
  });
  const runTask = async (): Promise<void> => {
    queuedTasks.shift()?.();
    await runTasks();
  };
  const load = await install();
  push();
  const ready: string[] = [];
  for (const caller of ['first', 'second']) void load('reviews').then(() => ready.push(caller));
  await runTask();
  await runTask();
  expect(ready).toEqual([]);
  await runTask();
  expect(ready).toEqual(['first']);
  await runTask();
  expect(ready).toEqual(['first', 'second']);
});

/** @jest-environment jsdom */
import { RuntimeGlobals } from 'webpack';
import { computeHash } from '../content-hash';
import type { ChunkLoaderOptions } from './chunk-loader';
import { HASH_LENGTH, installChunkLoader } from './chunk-loader';
import type { LoadFile, WebpackRuntime } from './webpack-runtime';

const SCRIPT = computeHash('script');
const STYLES = computeHash('styles');

const install = (options: Partial<ChunkLoaderOptions>) => {
  const load = jest.fn<ReturnType<LoadFile>, Parameters<LoadFile>>(() => Promise.resolve());
  const evaluate = jest.fn();
  const runtime: WebpackRuntime = Object.assign((id: string | number): unknown => evaluate(id), {
    m: {},
    p: '',
    l: load,
    e: () => Promise.reject(new Error('not installed')),
    f: {},
  });
  installChunkLoader(runtime, {
    hashes: {},
    slowModules: {},
    ...options,
  });
  return { runtime, load, evaluate };
};

test("accesses webpack's runtime by the property names that webpack uses", () => {
  expect(
    [
      RuntimeGlobals.moduleFactories,
      RuntimeGlobals.publicPath,
      RuntimeGlobals.scriptNonce,
      RuntimeGlobals.loadScript,
      RuntimeGlobals.ensureChunk,
      RuntimeGlobals.ensureChunkHandlers,
    ].map((name) => name.replace(`${RuntimeGlobals.require}.`, '')),
  ).toEqual(['m', 'p', 'nc', 'l', 'e', 'f']);
});

test('uses the length of a hash to find the hash of a stylesheet after that of a script', () => {
  expect(SCRIPT).toHaveLength(HASH_LENGTH);
});

test('loads the script of a chunk without styles', async () => {
  const { runtime, load } = install({ hashes: { cart: SCRIPT } });
  await runtime.e('cart');
  expect(load.mock.calls).toEqual([['cart', SCRIPT]]);
});

test('loads the script and the stylesheet of a chunk at once', async () => {
  const { runtime, load } = install({ hashes: { cart: SCRIPT + STYLES } });
  await runtime.e('cart');
  expect(load.mock.calls).toEqual([
    ['cart', SCRIPT],
    ['cart', STYLES, '.css', expect.any(Function)],
  ]);
  expect(load.mock.calls[1]?.[3]?.('a.css')).toMatchObject({ rel: 'stylesheet' });
});

test('evaluates slow modules in separate tasks before the chunk is ready', async () => {
  const { runtime, evaluate } = install({
    hashes: { core: SCRIPT },
    slowModules: { core: [1, 2] },
  });
  const events: string[] = [];
  evaluate.mockImplementation((id: number) => {
    events.push(`module ${id}`);
    setTimeout(() => events.push(`task after module ${id}`));
  });
  await runtime.e('core');
  events.push('ready');
  expect(events).toEqual([
    'module 1',
    'task after module 1',
    'module 2',
    'task after module 2',
    'ready',
  ]);
});

test('requests a chunk in a separate task, and lets each caller continue in a separate task', async () => {
  const queuedTasks: (() => void)[] = [];
  Reflect.set(globalThis, 'scheduler', {
    yield: () => new Promise<void>((resolve) => queuedTasks.push(resolve)),
  });
  const runTask = async (): Promise<void> => {
    queuedTasks.shift()?.();
    await new Promise((next) => {
      setTimeout(next);
    });
  };
  try {
    const { runtime, load } = install({ hashes: { cart: SCRIPT } });
    const ready: string[] = [];
    for (const caller of ['first', 'second']) void runtime.e('cart').then(() => ready.push(caller));
    expect(load).not.toHaveBeenCalled();
    await runTask();
    expect(load).toHaveBeenCalledTimes(1);
    await runTask();
    expect(ready).toEqual([]);
    await runTask();
    expect(ready).toEqual(['first']);
    await runTask();
    expect(ready).toEqual(['first', 'second']);
  } finally {
    Reflect.deleteProperty(globalThis, 'scheduler');
  }
});

test('rejects when a file of the chunk does not load', async () => {
  const { runtime, load } = install({ hashes: { cart: SCRIPT + STYLES } });
  load.mockImplementation((_id, _hash, extension) =>
    extension === '.css' ? Promise.reject(new Error('error a.css')) : Promise.resolve(),
  );
  await expect(runtime.e('cart')).rejects.toThrow('error a.css');
});

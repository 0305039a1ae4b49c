import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leavePage, returnToPage } from '../../test/page-transitions';
import { loadChunk, LOAD_LIMIT, shareLoad } from './load-chunk';

const createChunkError = (request = '/chunks/a.js') =>
  Object.assign(new Error('Loading chunk a failed.'), { name: 'ChunkLoadError', request });

const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  online.mockReturnValue(true);
});

afterEach(() => jest.useRealTimers());

/** Creates a load that rejects with each error in order, then resolves to its module. */
const createFailingLoad = (...errors: Error[]) => {
  const load = jest.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'module';
  });
  const settled = jest.fn();
  loadChunk(load).then(settled, settled);
  return { load, settled };
};

const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('retries a failed load after 1 and 4 seconds [MOUNT-4]', async () => {
  const { load, settled } = createFailingLoad(createChunkError(), createChunkError());
  await advance(999);
  expect(load).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(load).toHaveBeenCalledTimes(2);
  await advance(3_999);
  expect(load).toHaveBeenCalledTimes(2);
  await advance(1);
  expect(load).toHaveBeenCalledTimes(3);
  expect(settled).toHaveBeenCalledWith('module');
});

test.each([
  [0, 800],
  [1, 1_200],
])(
  'varies the delay by 20 percent to spread the retries of browsers (%s) [MOUNT-4]',
  async (random, wait) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const { load } = createFailingLoad(createChunkError());
    await advance(wait - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('rejects with a ChunkLoadError after the third failure [MOUNT-3 MOUNT-4]', async () => {
  const last = createChunkError('/third.js');
  const { load, settled } = createFailingLoad(createChunkError(), createChunkError(), last);
  await advance(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(3);
  expect(settled).toHaveBeenCalledWith(last);
});

test('does not retry after an exception of the module itself [MOUNT-4]', async () => {
  const moduleError = new TypeError('from the module');
  const { load, settled } = createFailingLoad(moduleError);
  await advance(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledWith(moduleError);
});

test('does not retry a load that the content security policy blocked [MOUNT-4]', async () => {
  const url = 'http://fcac.localhost/refused.js';
  const violation = Object.assign(new Event('securitypolicyviolation'), { blockedURI: url });
  const error = createChunkError(url);
  const { load, settled } = createFailingLoad(error);
  dispatchEvent(violation);
  await advance(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledWith(error);
});

test('delays the retry of a failed load until the browser is online [MOUNT-4]', async () => {
  online.mockReturnValue(false);
  const { load, settled } = createFailingLoad(createChunkError());
  await advance(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await advance(0);
  expect(settled).toHaveBeenCalledWith('module');
});

test('fails a hanging load 120 seconds after the first attempt [MOUNT-3]', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(createChunkError())
    .mockReturnValue(new Promise(() => {}));
  const settled = jest.fn();
  loadChunk(load).catch(settled);
  await advance(119_999);
  expect(settled).not.toHaveBeenCalled();
  await advance(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});

test('does not retry a load after the time limit [MOUNT-3]', async () => {
  online.mockReturnValue(false);
  const { load } = createFailingLoad(createChunkError());
  await advance(LOAD_LIMIT);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await advance(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(1);
});

test('shares one load between concurrent callers, and loads again after a failure [MOUNT-4]', async () => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('from the module'));
  const shared = shareLoad(load);
  const responses = await Promise.allSettled([shared(), shared()]);
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([shared(), shared()])).toEqual(['module', 'module']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('retries a load that failed because the visitor left [MOUNT-4]', async () => {
  leavePage();
  const { load, settled } = createFailingLoad(createChunkError());
  await advance(0);
  returnToPage();
  await advance(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(settled).toHaveBeenCalledWith('module');
});

test('restarts the time limit when the page returns from the back-forward cache [MOUNT-3]', async () => {
  const load = jest.fn(() => new Promise<string>(() => {}));
  const settled = jest.fn();
  loadChunk(load).then(settled, settled);
  await advance(LOAD_LIMIT - 1);
  returnToPage();
  await advance(LOAD_LIMIT - 1);
  expect(settled).not.toHaveBeenCalled();
  await advance(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

const SOURCE = path.join(__dirname, '..');

/** Files whose imports another file passes to the chunk loader. */
const PASSED_ON =
  /^(index|mounts[\\/](declarations|features|placeholders[\\/].*)|chunks[\\/]interrupt[\\/]modules)\.ts$/;

test('every lazy import goes through the chunk loader', () => {
  const unwrapped = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !PASSED_ON.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(SOURCE, file), 'utf8');
      return (
        text.includes('import(/* webpackChunkName') &&
        !/\b(loadChunk|shareLoad|loadOnDemand|useLazy|useLazyDisclosure)\(/.test(text)
      );
    });
  expect(unwrapped).toEqual([]);
});

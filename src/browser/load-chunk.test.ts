import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leavePage, returnToPage } from '../../test/page-transitions';
import { loadChunk, LOAD_LIMIT, shareLoad } from './load-chunk';

const chunkError = (request = '/chunks/a.js') =>
  Object.assign(new Error('Loading chunk a failed.'), { name: 'ChunkLoadError', request });

const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  online.mockReturnValue(true);
});

afterEach(() => jest.useRealTimers());

/** A load that fails with each error in turn, then gives its module. */
const failing = (...errors: Error[]) => {
  const load = jest.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'module';
  });
  const settled = jest.fn();
  loadChunk(load).then(settled, settled);
  return { load, settled };
};

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('MOUNT-4 a failed load is tried again after 1 and 4 seconds', async () => {
  const { load, settled } = failing(chunkError(), chunkError());
  await pass(999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(3_999);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(3);
  expect(settled).toHaveBeenCalledWith('module');
});

test.each([
  [0, 800],
  [1, 1_200],
])(
  'MOUNT-4 the wait varies by a fifth, so that browsers do not come together (%s)',
  async (random, wait) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const { load } = failing(chunkError());
    await pass(wait - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('MOUNT-3 MOUNT-4 the third failure is final and is a ChunkLoadError', async () => {
  const last = chunkError('/third.js');
  const { load, settled } = failing(chunkError(), chunkError(), last);
  await pass(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(3);
  expect(settled).toHaveBeenCalledWith(last);
});

test('MOUNT-4 an exception of the module itself is not tried again', async () => {
  const own = new TypeError('its own');
  const { load, settled } = failing(own);
  await pass(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledWith(own);
});

test('MOUNT-4 what the content security policy refused is not tried again', async () => {
  const address = 'http://fcac.localhost/refused.js';
  const violation = Object.assign(new Event('securitypolicyviolation'), { blockedURI: address });
  const error = chunkError(address);
  const { load, settled } = failing(error);
  dispatchEvent(violation);
  await pass(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledWith(error);
});

test('MOUNT-4 a browser that is offline waits until it is back', async () => {
  online.mockReturnValue(false);
  const { load, settled } = failing(chunkError());
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(settled).toHaveBeenCalledWith('module');
});

test('MOUNT-3 a load that hangs fails 120 seconds after the first attempt', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(chunkError())
    .mockReturnValue(new Promise(() => {}));
  const settled = jest.fn();
  loadChunk(load).catch(settled);
  await pass(119_999);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});

test('MOUNT-3 after the limit nothing is asked for any more', async () => {
  online.mockReturnValue(false);
  const { load } = failing(chunkError());
  await pass(LOAD_LIMIT);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(LOAD_LIMIT);
  expect(load).toHaveBeenCalledTimes(1);
});

test('MOUNT-4 all who ask share one load; after a failure the next to ask begins anew', async () => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('of the module'));
  const shared = shareLoad(load);
  const answers = await Promise.allSettled([shared(), shared()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([shared(), shared()])).toEqual(['module', 'module']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('asks again for a module that died when the visitor left [MOUNT-4]', async () => {
  leavePage();
  const { load, settled } = failing(chunkError());
  await pass(0);
  returnToPage();
  await pass(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(settled).toHaveBeenCalledWith('module');
});

test('starts the two minutes again when the page is back [MOUNT-3]', async () => {
  const load = jest.fn(() => new Promise<string>(() => {}));
  const settled = jest.fn();
  loadChunk(load).then(settled, settled);
  await pass(LOAD_LIMIT - 1);
  returnToPage();
  await pass(LOAD_LIMIT - 1);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

const SOURCE = path.join(__dirname, '..');

/** Files whose imports another file hands to the chunk loader. */
const HANDED_ON =
  /^(index|mounts[\\/](declarations|features|placeholders[\\/].*)|chunks[\\/]interrupt[\\/]modules)\.ts$/;

test('every lazy import goes through the chunk loader', () => {
  const past = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !HANDED_ON.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(SOURCE, file), 'utf8');
      return (
        text.includes('import(/* webpackChunkName') &&
        !/\b(loadChunk|shareLoad|loadOnDemand)\(/.test(text)
      );
    });
  expect(past).toEqual([]);
});

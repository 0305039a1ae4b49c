import { prefetchChunk } from './prefetch-chunk';

const prefetch = jest.fn();

beforeEach(() => {
  prefetch.mockClear();
  Reflect.set(
    globalThis,
    '__webpack_require__',
    Object.assign(() => {}, { E: prefetch }),
  );
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, '__webpack_require__');
});

test('downloads nothing if the browser does not describe the connection [MOUNT-7]', () => {
  prefetchChunk('rendering');
  expect(prefetch).not.toHaveBeenCalled();
});

test('downloads the script on a fast connection [MOUNT-7]', () => {
  Object.assign(navigator, { connection: { saveData: false, effectiveType: '4g' } });
  prefetchChunk('rendering');
  expect(prefetch.mock.calls).toEqual([['rendering']]);
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2G', { saveData: false, effectiveType: '2g' }],
  ['is on slow 2G', { saveData: false, effectiveType: 'slow-2g' }],
])('downloads nothing for a visitor who %s [MOUNT-7]', (_name, connection) => {
  Object.assign(navigator, { connection });
  prefetchChunk('rendering');
  expect(prefetch).not.toHaveBeenCalled();
});

import { act, renderHook } from '@testing-library/react';
import { loadChunk } from '../../browser/load-chunk';
import { useLazy } from './useLazy';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

let error: jest.SpyInstance;
let settle: { resolve: (module: string) => void; reject: (error: Error) => void }[];

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(loadChunk).mockClear();
  settle = [];
});

afterEach(() => jest.restoreAllMocks());

const load = () =>
  new Promise<string>((resolve, reject) => {
    settle.push({ resolve, reject });
  });

const mount = () => {
  const { result, unmount } = renderHook(() => useLazy(load, 'my-garage', document.body));
  return {
    unmount,
    chunk: () => result.current,
    request: () => act(() => result.current.request()),
  };
};

test('loads nothing until it is requested', () => {
  const { chunk } = mount();
  expect(chunk()).toMatchObject({ status: 'idle' });
  expect(loadChunk).not.toHaveBeenCalled();
});

test('loads once for several requests and keeps the module [MOUNT-4]', async () => {
  const { chunk, request } = mount();
  request();
  request();
  expect(chunk()).toMatchObject({ status: 'loading' });
  await act(async () => settle[0]?.resolve('module'));
  expect(chunk()).toMatchObject({ status: 'ready', module: 'module' });
  request();
  expect(chunk()).toMatchObject({ status: 'ready', module: 'module' });
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

test('reports a failure and loads again when it is requested again [MOUNT-4/retry-offered]', async () => {
  const { chunk, request } = mount();
  request();
  await act(async () => settle[0]?.reject(new Error('gone')));
  expect(chunk()).toMatchObject({ status: 'failed' });
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining('my-garage'),
    expect.any(Error),
    '<body>',
    document.body,
  );
  request();
  expect(chunk()).toMatchObject({ status: 'loading', error: new Error('gone') });
  await act(async () => settle[1]?.resolve('module'));
  expect(chunk()).toMatchObject({ status: 'ready', module: 'module' });
});

test('ignores a chunk that arrives after the component is removed', async () => {
  const { request, unmount } = mount();
  request();
  unmount();
  await act(async () => settle[0]?.resolve('module'));
  expect(error).not.toHaveBeenCalled();
});

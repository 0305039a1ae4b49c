import { act, render, renderHook, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { useLazy, useRequired } from './useLazy';

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

describe('useRequired', () => {
  /** Catches an error as a root of the runtime does. */
  class Root extends Component<{ children: ReactNode }, { message: string }> {
    override state = { message: '' };

    static getDerivedStateFromError = (caught: unknown) => ({ message: String(caught) });

    override render() {
      return this.state.message || this.props.children;
    }
  }

  function Shown() {
    return <>{useRequired(load) ?? 'CMS'}</>;
  }

  const mountRequired = () =>
    render(
      <Root>
        <Shown />
      </Root>,
    );

  test('returns the module once it has loaded [MOUNT-4]', async () => {
    mountRequired();
    expect(screen.getByText('CMS')).toBeInTheDocument();
    await act(async () => settle[0]?.resolve('Reviews'));
    expect(screen.getByText('Reviews')).toBeInTheDocument();
    expect(loadChunk).toHaveBeenCalledTimes(1);
  });

  test('throws the error of a failed load, so that the root applies its failure policy [MOUNT-3]', async () => {
    mountRequired();
    await act(async () => settle[0]?.reject(new Error('not evaluated')));
    expect(screen.getByText('Error: not evaluated')).toBeInTheDocument();
  });
});

import { act, render, screen } from '@testing-library/react';
import { leavePage } from '../../test/page-transitions';
import {
  CONFIRM_DELAY,
  FAILURE_LIFETIME,
  noteFailedRequest,
  noteResponse,
} from '../services/connection';
import { ServiceError } from '../services/result';
import type { Result } from '../services/result';
import { useLatestResult } from './useLatestResult';

const load = jest.fn<Promise<Result<string>>, []>();

function Loaded() {
  const { data, error } = useLatestResult('key', load);
  return <p>{data ?? error?.kind}</p>;
}

const fail = (kind: 'network' | 'refused') =>
  load.mockResolvedValue({ ok: false, error: new ServiceError(kind, '') });

const setOnline = (isOnline: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const open = () => act(async () => void render(<Loaded />));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});
afterEach(() => {
  noteResponse();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('repeats a request that had no response once the connection is back [HTTP-5]', async () => {
  fail('network');
  await setOnline(false);
  await open();
  expect(screen.getByText('network')).toBeVisible();
  load.mockResolvedValue({ ok: true, data: 'loaded', status: '200', message: '', code: 200 });
  expect(load).toHaveBeenCalledTimes(1);
  await setOnline(true);
  expect(screen.getByText('loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("doesn't repeat a request that was refused [HTTP-5]", async () => {
  fail('refused');
  await open();
  await setOnline(false);
  await setOnline(true);
  expect(screen.getByText('refused')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("doesn't repeat a request when time passes or the visitor leaves, but after another one's response [HTTP-5]", async () => {
  fail('network');
  await open();
  noteFailedRequest();
  await advance(CONFIRM_DELAY + FAILURE_LIFETIME);
  noteFailedRequest();
  await advance(CONFIRM_DELAY);
  act(leavePage);
  await advance(0);
  expect(load).toHaveBeenCalledTimes(1);
  act(noteResponse);
  await advance(0);
  expect(load).toHaveBeenCalledTimes(2);
});

import { onRefresh, REFRESH_INTERVAL } from './refresh';

let isHidden = false;

const show = (hidden: boolean): void => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => {
  // Set up once for all tests, because the first refresh creates the timer.
  jest.useFakeTimers();
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
});

test('calls the listener at once and every ten seconds until it is stopped [HOURS-4]', () => {
  const run = jest.fn();
  const stop = onRefresh(run);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(REFRESH_INTERVAL - 1);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(10 * REFRESH_INTERVAL);
  expect(run).toHaveBeenCalledTimes(12);
  stop();
  jest.advanceTimersByTime(10 * REFRESH_INTERVAL);
  expect(run).toHaveBeenCalledTimes(12);
});

test('listeners share one timer and can be stopped separately [HOURS-4]', () => {
  const runs = Array.from({ length: 300 }, () => jest.fn());
  const stops = runs.map(onRefresh);
  expect(jest.getTimerCount()).toBe(1);
  stops[0]?.();
  jest.advanceTimersByTime(REFRESH_INTERVAL);
  expect(runs[0]).toHaveBeenCalledTimes(1);
  expect(runs[299]).toHaveBeenCalledTimes(2);
  stops.forEach((stop) => stop());
});

test('a hidden page is not refreshed until it becomes visible [HOURS-4]', () => {
  const run = jest.fn();
  const stop = onRefresh(run);
  show(true);
  jest.advanceTimersByTime(360 * REFRESH_INTERVAL);
  expect(run).toHaveBeenCalledTimes(1);
  show(false);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
  show(false);
  expect(run).toHaveBeenCalledTimes(2);
});

import { onWindowSize } from './window-size';

afterEach(() => jest.useRealTimers());

const resizeTo = (width: number, height: number) => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
};

test('reports the size at once and 100 ms after the last resize [STATE-4]', () => {
  jest.useFakeTimers();
  resizeTo(1280, 800);
  const listener = jest.fn();
  const stop = onWindowSize(listener);
  expect(listener).toHaveBeenLastCalledWith({ width: 1280, height: 800 });
  resizeTo(800, 600);
  jest.advanceTimersByTime(99);
  resizeTo(375, 667);
  jest.advanceTimersByTime(99);
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(listener.mock.calls.slice(1)).toEqual([[{ width: 375, height: 667 }]]);
  stop();
  resizeTo(1, 1);
  expect(jest.getTimerCount()).toBe(0);
});

import { isWithin, onBreakpoint } from './breakpoints';
import { onWindowSize } from './window-size';

afterEach(() => jest.useRealTimers());

const resizeTo = (width: number, height: number) => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
};

test('the size is told at once and 100 ms after the last resize [STATE-4]', () => {
  jest.useFakeTimers();
  resizeTo(1280, 800);
  const heard = jest.fn();
  const stop = onWindowSize(heard);
  expect(heard).toHaveBeenLastCalledWith({ width: 1280, height: 800 });
  resizeTo(800, 600);
  jest.advanceTimersByTime(99);
  resizeTo(375, 667);
  jest.advanceTimersByTime(99);
  expect(heard).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(heard.mock.calls.slice(1)).toEqual([[{ width: 375, height: 667 }]]);
  stop();
  resizeTo(1, 1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a breakpoint is told by its media query, until unsubscribed [SITE-7]', () => {
  const query = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null });
  const asked: string[] = [];
  Object.assign(window, {
    matchMedia: (text: string) => {
      asked.push(text);
      return query;
    },
  });
  expect(isWithin('phone')).toBe(true);
  const heard = jest.fn();
  const stop = onBreakpoint('phone', heard);
  query.dispatchEvent(Object.assign(new Event('change'), { matches: false }));
  stop();
  query.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  expect(heard.mock.calls).toEqual([[false]]);
  expect(asked).toEqual(['(max-width:767.98px)', '(max-width:767.98px)']);
});

import { resetVisibility, setHidden } from '../../test/page-visibility';
import { startVisibleTimer, whenVisible } from './when-visible';

const run = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  resetVisibility();
  jest.useRealTimers();
});

test('calls back at once on a visible page, and once', () => {
  whenVisible(run);
  setHidden(true);
  setHidden(false);
  expect(run).toHaveBeenCalledTimes(1);
});

test('calls back when a hidden page becomes visible, unless it is canceled', () => {
  setHidden(true);
  const canceled = jest.fn();
  whenVisible(run);
  whenVisible(canceled)();
  expect(run).not.toHaveBeenCalled();
  setHidden(false);
  expect(run).toHaveBeenCalledTimes(1);
  expect(canceled).not.toHaveBeenCalled();
});

test('counts only the time during which the page is visible', () => {
  startVisibleTimer(5_000, run);
  jest.advanceTimersByTime(3_000);
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  setHidden(false);
  jest.advanceTimersByTime(1_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  setHidden(true);
  setHidden(false);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('starts in a background tab when the page becomes visible', () => {
  setHidden(true);
  startVisibleTimer(5_000, run);
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  setHidden(false);
  jest.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('never calls back after a canceled timer, even if the page becomes visible', () => {
  startVisibleTimer(5_000, run)();
  setHidden(true);
  setHidden(false);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

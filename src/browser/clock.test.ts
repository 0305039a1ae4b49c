import type * as Clock from './clock';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const HOUR = 3_600_000;

/** Loads the clock as another page does. */
const openPage = (): typeof Clock => {
  let clock: typeof Clock | undefined;
  jest.isolateModules(() => {
    clock = jest.requireActual<typeof Clock>('./clock');
  });
  if (!clock) throw new Error('The clock has not loaded.');
  return clock;
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => jest.useRealTimers());

test.each([
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['a year fast', 365 * 24 * HOUR],
])("shows the services' time on a device whose clock is %s [HTTP-7]", (_, skew) => {
  jest.setSystemTime(NOW + skew);
  const { correctClock, getNow } = openPage();
  correctClock(NOW);
  expect(getNow()).toBe(NOW);
  jest.advanceTimersByTime(90_000);
  expect(getNow()).toBe(NOW + 90_000);
});

test.each([-4_900, -800, 0, 4_900])(
  'leaves a clock alone that differs by the time of a response (%i ms) [HTTP-7]',
  (difference) => {
    const { correctClock, getNow } = openPage();
    correctClock(NOW + difference);
    expect(getNow()).toBe(NOW);
    expect(localStorage).toHaveLength(0);
  },
);

test('prefers the response that took the least time to arrive [HTTP-7]', () => {
  jest.setSystemTime(NOW + HOUR);
  const { correctClock, getNow } = openPage();
  for (const delay of [9_000, 200, 30_000]) correctClock(NOW - delay);
  expect(getNow()).toBe(NOW - 200);
});

test("follows a device's clock that is set while the page is open [HTTP-7]", () => {
  jest.setSystemTime(NOW + HOUR);
  const { correctClock, getNow } = openPage();
  correctClock(NOW);
  jest.setSystemTime(NOW);
  correctClock(NOW);
  expect(getNow()).toBe(NOW);
  jest.setSystemTime(NOW + 2 * HOUR);
  correctClock(NOW);
  expect(getNow()).toBe(NOW);
});

test('continues after a sleep, in which only the clock of the device advances [HTTP-7]', () => {
  jest.setSystemTime(NOW + HOUR);
  const { correctClock, getNow } = openPage();
  correctClock(NOW);
  jest.setSystemTime(NOW + HOUR + 8 * HOUR);
  expect(getNow()).toBe(NOW + 8 * HOUR);
});

test('knows the offset on the next page, for an hour, until a response arrives [HTTP-7]', () => {
  jest.setSystemTime(NOW + HOUR);
  openPage().correctClock(NOW);
  const next = openPage();
  expect(next.getNow()).toBe(NOW);
  next.correctClock(NOW + HOUR);
  expect(next.getNow()).toBe(NOW + HOUR);
  expect(localStorage).toHaveLength(0);
  openPage().correctClock(NOW);
  jest.advanceTimersByTime(HOUR);
  expect(openPage().getNow()).toBe(Date.now());
});

test.each(['null', '"fast"', '{"data":"1","expiration":1}'])(
  'ignores a stored offset that is no number (%s) [LS-3]',
  (stored) => {
    localStorage.setItem('bsro-clock', stored);
    expect(openPage().getNow()).toBe(NOW);
  },
);

test('calls a listener when the time is known better, until it stops [HTTP-7]', () => {
  const { correctClock, onClockCorrected } = openPage();
  const listener = jest.fn();
  const stop = onClockCorrected(listener);
  correctClock(NOW);
  expect(listener).not.toHaveBeenCalled();
  correctClock(NOW + HOUR);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  correctClock(NOW + 2 * HOUR);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('repeats what depends on the time after its clean-up [HTTP-7]', () => {
  const { correctClock, followClock, getNow } = openPage();
  const steps: string[] = [];
  const stop = followClock(() => {
    steps.push(`run ${getNow() - NOW}`);
    return () => void steps.push('clean up');
  });
  correctClock(NOW + HOUR);
  stop();
  correctClock(NOW + 2 * HOUR);
  expect(steps).toEqual(['run 0', 'clean up', `run ${HOUR}`, 'clean up']);
});

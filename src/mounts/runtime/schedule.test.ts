import { bus } from '../../bus/bus';
import type { When } from '../schema/placeholder';
import { createPhase } from './registry';
import { schedule } from './schedule';

const element = document.createElement('div');
const start = jest.fn();
let phase = createPhase();

const end = () => {
  phase.isOver = true;
  for (const step of phase.cleanups.splice(0)) step();
};

const begin = (when: When) => schedule(when, element, phase, start);

beforeEach(() => {
  jest.useFakeTimers();
  start.mockReset().mockImplementation(end);
  phase = createPhase();
});

afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the policy "now" starts a placeholder at once [MOUNT-7/at-once]', () => {
  begin({ on: 'now' });
  expect(start).toHaveBeenCalledTimes(1);
});

test('the policy "idle" starts a placeholder when the page has loaded and the browser is idle [MOUNT-7/idle]', () => {
  let runIdle = () => {};
  Reflect.set(window, 'requestIdleCallback', (callback: () => void) => {
    runIdle = callback;
  });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  begin({ on: 'idle' });
  runIdle();
  expect(start).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  runIdle();
  expect(start).toHaveBeenCalledTimes(1);
});

test('the policy "idle" starts a placeholder after a time limit if the page never finishes loading [MOUNT-7/idle]', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  begin({ on: 'idle' });
  jest.advanceTimersByTime(3_200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('the policy "idle" uses a timer in a browser without idle callbacks [MOUNT-7/idle]', () => {
  begin({ on: 'idle' });
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('the policy "visible" starts a placeholder when the observer reports its element [MOUNT-7/near-viewport]', () => {
  begin({ on: 'visible', margin: '100px' });
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(start).toHaveBeenCalledTimes(1);
});

test('the policy "topic" starts a placeholder once, on the topic or at the time limit [MOUNT-7/topic-or-action]', () => {
  begin({ on: 'topic', topic: 'on-my-store-open', latest: 500 });
  bus.publish('on-my-store-open', {});
  expect(start).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(start).toHaveBeenCalledTimes(1);
  phase = createPhase();
  begin({ on: 'topic', topic: 'on-my-garage-open', latest: 500 });
  jest.advanceTimersByTime(500);
  expect(start).toHaveBeenCalledTimes(2);
});

test.each(['click', 'focusin'])(
  'the policy "action" starts a placeholder once on %s and does not prevent the default action [MOUNT-7/topic-or-action]',
  (type) => {
    begin({ on: 'action' });
    const event = new Event(type, { cancelable: true });
    element.dispatchEvent(event);
    element.dispatchEvent(new Event('click'));
    expect(start).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(false);
  },
);

test.each<When>([
  { on: 'idle' },
  { on: 'visible', margin: '100px' },
  { on: 'topic', topic: 'on-my-store-open', latest: 10 },
  { on: 'action' },
])(
  'the policy "$on" does not start a placeholder after the wait has been canceled [MOUNT-6]',
  (when) => {
    begin(when);
    end();
    bus.publish('on-my-store-open', {});
    element.dispatchEvent(new Event('click'));
    jest.runAllTimers();
    expect(start).not.toHaveBeenCalled();
  },
);

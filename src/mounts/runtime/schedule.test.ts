import { bus } from '../../bus/bus';
import type { When } from '../schema/placeholder';
import { newPhase } from './registry';
import { schedule } from './schedule';

const element = document.createElement('div');
const start = jest.fn();
let phase = newPhase();

const end = () => {
  phase.over = true;
  for (const step of phase.ends.splice(0)) step();
};

const begin = (when: When) => schedule(when, element, phase, start);

beforeEach(() => {
  jest.useFakeTimers();
  start.mockReset().mockImplementation(end);
  phase = newPhase();
});

afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('MOUNT-7 now: at once', () => {
  begin({ on: 'now' });
  expect(start).toHaveBeenCalledTimes(1);
});

test('MOUNT-7 idle: when the page has loaded and the browser is idle', () => {
  let idle = () => {};
  Reflect.set(window, 'requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  begin({ on: 'idle' });
  idle();
  expect(start).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  idle();
  expect(start).toHaveBeenCalledTimes(1);
});

test('MOUNT-7 idle: a page that never finishes loading does not hold it up for ever', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  begin({ on: 'idle' });
  jest.advanceTimersByTime(3_200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('MOUNT-7 idle: a browser without idle callbacks takes a timer', () => {
  begin({ on: 'idle' });
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts a visible placeholder when the observer reports its element [MOUNT-7]', () => {
  begin({ on: 'visible', margin: '100px' });
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(start).toHaveBeenCalledTimes(1);
});

describe('an address that opens something', () => {
  const card = document.createElement('article');
  card.dataset['friendlyId'] = 'set-80';
  const wait = () =>
    schedule({ on: 'visible', margin: '200px', opens: 'friendlyId' }, card, phase, start);
  const goTo = (hash: string): void => {
    history.replaceState(null, '', `/${hash}`);
    dispatchEvent(new Event('hashchange'));
  };

  beforeEach(() => {
    jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => {});
  });
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  test('OFFR-5 MOUNT-7 what it names starts at once, however far down it stands', () => {
    history.replaceState(null, '', '/#set-80.open');
    wait();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('OFFR-5 MOUNT-7 a link on the page starts it too, another one does not', () => {
    wait();
    for (const hash of ['#set-80', '#set-8.open', '#other.open']) goTo(hash);
    expect(start).not.toHaveBeenCalled();
    goTo('#set-80.open');
    goTo('#set-80.open');
    expect(start).toHaveBeenCalledTimes(1);
  });
});

test('MOUNT-7 topic: the topic or the latest moment, whichever comes first, once', () => {
  begin({ on: 'topic', topic: 'on-my-store-open', latest: 500 });
  bus.publish('on-my-store-open', {});
  expect(start).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(start).toHaveBeenCalledTimes(1);
  phase = newPhase();
  begin({ on: 'topic', topic: 'on-my-garage-open', latest: 500 });
  jest.advanceTimersByTime(500);
  expect(start).toHaveBeenCalledTimes(2);
});

test.each(['click', 'focusin'])('MOUNT-7 action: %s, once, and its own effect stays', (type) => {
  begin({ on: 'action' });
  const event = new Event(type, { cancelable: true });
  element.dispatchEvent(event);
  element.dispatchEvent(new Event('click'));
  expect(start).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(false);
});

test.each<When>([
  { on: 'idle' },
  { on: 'visible', margin: '100px' },
  { on: 'topic', topic: 'on-my-store-open', latest: 10 },
  { on: 'action' },
])('MOUNT-6 an aborted wait for $on never starts', (when) => {
  begin(when);
  end();
  bus.publish('on-my-store-open', {});
  element.dispatchEvent(new Event('click'));
  jest.runAllTimers();
  expect(start).not.toHaveBeenCalled();
});

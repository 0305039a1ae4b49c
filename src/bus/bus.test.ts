import { createBus } from './bus';
import { FACTS } from './facts';
import { isPayload, isReplayed, isTopic, listTopics, type OpenTopic } from './topics';

const settle = () => Promise.resolve();

const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  jest.spyOn(console, 'error').mockImplementation((_text, error) => reports.push(error));
});

afterEach(() => jest.restoreAllMocks());

test('has exactly the documented topics, and the facts [BUS-1]', () => {
  const documented: Readonly<Record<OpenTopic, true>> = {
    'close-my-store-globally': true,
    createinterrupt: true,
    createproductprice: true,
    createreviews: true,
    createreviewsv2: true,
    myzipset: true,
    'on-my-garage-open': true,
    'on-my-store-open': true,
    'sms-message-sent': true,
  };
  const names = [...Object.keys(documented), ...Object.keys(FACTS)];
  expect([...listTopics()].sort()).toEqual([...names].sort());
  for (const name of names) expect(isTopic(name)).toBe(true);
  for (const name of ['toString', '__proto__', 'myZipSet', 7]) expect(isTopic(name)).toBe(false);
});

test('delivers a payload synchronously to every subscriber of its topic, and to no other [BUS-1]', () => {
  const bus = createBus();
  const subscriber = jest.fn();
  const other = jest.fn();
  bus.subscribe('sms-message-sent', subscriber);
  bus.subscribe('sms-message-sent', subscriber);
  bus.subscribe('on-my-store-open', other);
  bus.publish('sms-message-sent', { friendlyId: 'a' });
  expect(subscriber).toHaveBeenCalledWith({ friendlyId: 'a' });
  expect(other).not.toHaveBeenCalled();
});

test('delivers nothing after unsubscribing, not even a pending replay [BUS-1]', async () => {
  const bus = createBus();
  const subscriber = jest.fn();
  bus.publish('createinterrupt', { id: 'a' });
  bus.subscribe('createinterrupt', subscriber)();
  bus.publish('createinterrupt', { id: 'b' });
  await settle();
  expect(subscriber).not.toHaveBeenCalled();
});

test.each([
  ['createreviews', 'create-topics'],
  ['createreviewsv2', 'create-topics'],
  ['createinterrupt', 'create-topics'],
  ['createproductprice', 'create-topics'],
  ['myzipset', 'myzipset'],
])('%s replays its last payload in a microtask [BUS-2/%s]', async (topic) => {
  const bus = createBus();
  const subscriber = jest.fn();
  if (!isTopic(topic)) throw new Error(topic);
  const first = { zip: '61614', source: 'visitor', cards: [], loggedIn: false } as const;
  const last = { zip: '80122', source: 'account', cards: [], loggedIn: true } as const;
  bus.publish(topic, first);
  bus.publish(topic, last);
  bus.subscribe(topic, subscriber);
  expect(subscriber).not.toHaveBeenCalled();
  await settle();
  expect(subscriber.mock.calls).toEqual([[last]]);
});

test.each(Object.keys(FACTS))(
  'replays the fact %s, which no page script can publish [BUS-5/replay] [BUS-5/only-the-bundle]',
  (fact) => {
    if (!isTopic(fact)) throw new Error(fact);
    expect(isReplayed(fact)).toBe(true);
    expect(isPayload(fact, {})).toBe(false);
  },
);

test('delivers a payload that is published between the subscription and the replay only once [BUS-2]', async () => {
  const bus = createBus();
  const subscriber = jest.fn();
  bus.publish('createinterrupt', { id: 'old' });
  bus.subscribe('createinterrupt', subscriber);
  bus.publish('createinterrupt', { id: 'new' });
  await settle();
  expect(subscriber.mock.calls).toEqual([[{ id: 'new' }]]);
});

test('does not replay an intent such as on-my-store-open [BUS-2]', async () => {
  const bus = createBus();
  const subscriber = jest.fn();
  bus.publish('on-my-store-open', {});
  bus.subscribe('on-my-store-open', subscriber);
  await settle();
  expect(subscriber).not.toHaveBeenCalled();
});

test('reports a throwing subscriber and still calls the others [BUS-3/subscribers] [BUS-3/publisher]', () => {
  const bus = createBus();
  const subscriber = jest.fn();
  const failure = new Error('subscriber');
  bus.subscribe('on-my-garage-open', () => {
    throw failure;
  });
  bus.subscribe('on-my-garage-open', subscriber);
  expect(() => bus.publish('on-my-garage-open', {})).not.toThrow();
  expect(subscriber).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([failure]);
});

import { createBus } from './bus';
import { isTopic, type Topics } from './topics';

const settle = () => Promise.resolve();

const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  jest.spyOn(console, 'error').mockImplementation((_text, error) => reports.push(error));
});

afterEach(() => jest.restoreAllMocks());

test('the topics are those of the documents [BUS-1]', () => {
  const documented: Readonly<Record<keyof Topics, true>> = {
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
  for (const name of Object.keys(documented)) expect(isTopic(name)).toBe(true);
  for (const name of ['toString', '__proto__', 'myZipSet', 7]) expect(isTopic(name)).toBe(false);
});

test('a payload reaches every subscriber of its topic at once, and no other [BUS-1]', () => {
  const bus = createBus();
  const heard = jest.fn();
  const other = jest.fn();
  bus.subscribe('sms-message-sent', heard);
  bus.subscribe('sms-message-sent', heard);
  bus.subscribe('on-my-store-open', other);
  bus.publish('sms-message-sent', { friendlyId: 'a' });
  expect(heard).toHaveBeenCalledWith({ friendlyId: 'a' });
  expect(other).not.toHaveBeenCalled();
});

test('an unsubscribed one hears nothing more, not even a replay under way [BUS-1]', async () => {
  const bus = createBus();
  const heard = jest.fn();
  bus.publish('createinterrupt', { id: 'a' });
  bus.subscribe('createinterrupt', heard)();
  bus.publish('createinterrupt', { id: 'b' });
  await settle();
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  'createreviews',
  'createreviewsv2',
  'createinterrupt',
  'createproductprice',
  'myzipset',
])('%s replays its last payload, in a microtask [BUS-2]', async (topic) => {
  const bus = createBus();
  const heard = jest.fn();
  if (!isTopic(topic)) throw new Error(topic);
  const first = { zip: '61614', source: 'visitor', cards: [], loggedIn: false } as const;
  const last = { zip: '80122', source: 'account', cards: [], loggedIn: true } as const;
  bus.publish(topic, first);
  bus.publish(topic, last);
  bus.subscribe(topic, heard);
  expect(heard).not.toHaveBeenCalled();
  await settle();
  expect(heard.mock.calls).toEqual([[last]]);
});

test('a publication between subscription and replay is heard once [BUS-2]', async () => {
  const bus = createBus();
  const heard = jest.fn();
  bus.publish('createinterrupt', { id: 'old' });
  bus.subscribe('createinterrupt', heard);
  bus.publish('createinterrupt', { id: 'new' });
  await settle();
  expect(heard.mock.calls).toEqual([[{ id: 'new' }]]);
});

test('an intent such as on-my-store-open is not replayed [BUS-2]', async () => {
  const bus = createBus();
  const heard = jest.fn();
  bus.publish('on-my-store-open', {});
  bus.subscribe('on-my-store-open', heard);
  await settle();
  expect(heard).not.toHaveBeenCalled();
});

test('a throwing subscriber is reported and stops neither the others nor the publisher [BUS-3]', () => {
  const bus = createBus();
  const heard = jest.fn();
  const failure = new Error('subscriber');
  bus.subscribe('on-my-garage-open', () => {
    throw failure;
  });
  bus.subscribe('on-my-garage-open', heard);
  expect(() => bus.publish('on-my-garage-open', {})).not.toThrow();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([failure]);
});

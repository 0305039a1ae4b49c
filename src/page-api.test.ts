import { bus } from './bus/bus';
import { reportBadCall } from './explain/bad-call';
import { createPageApi } from './page-api';

const scan = jest.fn();
const runCommand = jest.fn(async (command: unknown) => reportBadCall(command));
const error = jest.spyOn(console, 'error');

beforeEach(() => {
  scan.mockReset();
  error.mockReset().mockImplementation(() => {});
  runCommand.mockReset().mockImplementation(async (command) => reportBadCall(command));
});

test('exposes the version of the bundle [SITE-6/version]', () => {
  expect(createPageApi(scan, runCommand).version).toBe('1.1.99');
});

test('lets a page script publish, subscribe, unsubscribe, and scan [BUS-4/publish] [BUS-4/subscribe] [BUS-4/scan]', () => {
  const api = createPageApi(scan, runCommand);
  const subscriber = jest.fn();
  const unsubscribe = api.subscribe('sms-message-sent', subscriber);
  api.publish('sms-message-sent', { friendlyId: 'a' });
  unsubscribe();
  api.publish('sms-message-sent', { friendlyId: 'b' });
  expect(subscriber.mock.calls).toEqual([[{ friendlyId: 'a' }]]);
  const part = document.createElement('div');
  api.scan(part);
  api.scan();
  api.scan('#part');
  expect(scan.mock.calls).toEqual([[part], [document], [document]]);
});

test('runs queued commands in order [BUS-4/publish] [BUS-4/subscribe] [BUS-4/scan]', () => {
  const subscriber = jest.fn();
  createPageApi(scan, runCommand).push(
    ['subscribe', 'on-my-store-open', subscriber],
    ['publish', 'on-my-store-open'],
    ['scan'],
  );
  expect(subscriber).toHaveBeenCalledTimes(1);
  expect(scan).toHaveBeenCalledTimes(1);
});

test.each([
  ['an unknown topic', ['publish', 'toString', {}]],
  ['no payload object', ['publish', 'myzipset', '80122']],
  ['null as the payload', ['publish', 'myzipset', null]],
  ['a malformed zip', ['publish', 'myzipset', { zip: '8012', source: 'visitor' }]],
  ['an unknown source', ['publish', 'myzipset', { zip: '80122', source: 'guess' }]],
  ['a selector instead of an element', ['publish', 'createreviews', { element: '.reviews' }]],
  ["an id that isn't a string", ['publish', 'createinterrupt', { id: 4 }]],
  ["a panel that isn't a string", ['publish', 'on-my-store-open', { panel: 4 }]],
  ["cards that aren't a list", ['publish', 'createproductprice', { cards: {}, loggedIn: true }]],
  ['no friendly id', ['publish', 'sms-message-sent', {}]],
  ["a friendly id that isn't a string", ['publish', 'sms-message-sent', { friendlyId: 7 }]],
  [
    "a login that isn't a boolean",
    ['publish', 'createproductprice', { cards: [], loggedIn: 'false' }],
  ],
  ["a zip that isn't a string", ['publish', 'myzipset', { zip: 80122, source: 'visitor' }]],
  ['null for an element', ['publish', 'createreviews', { element: null }]],
  ['a topic that cannot be converted to text', ['publish', Object.create(null), {}]],
  [
    'a payload that throws',
    [
      'publish',
      'createinterrupt',
      {
        get id() {
          throw new Error('from the page');
        },
      },
    ],
  ],
  ["a subscriber that isn't a function", ['subscribe', 'myzipset', 'text']],
  ['an unknown name', ['unsubscribe', 'myzipset']],
  ['no list', 'publish'],
])('reports a command with %s once and does not throw [BUS-4]', async (_, command) => {
  const publish = jest.spyOn(bus, 'publish');
  expect(() => createPageApi(scan, runCommand).push(command)).not.toThrow();
  await Promise.resolve();
  expect(error).toHaveBeenCalledTimes(1);
  expect(publish).not.toHaveBeenCalled();
});

test('reports a payload that cannot be converted to text [BUS-4]', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  expect(() => createPageApi(scan, runCommand).publish('sms-message-sent', circle)).not.toThrow();
  expect(error).toHaveBeenCalledTimes(1);
});

test('accepts valid payloads [BUS-4]', () => {
  const api = createPageApi(scan, runCommand);
  api.publish('myzipset', { zip: '80122', source: 'automatic' });
  api.publish('createproductprice', { cards: [], loggedIn: false });
  api.publish('createreviews', { element: document.body });
  api.publish('createreviewsv2', { element: undefined });
  api.publish('createinterrupt', {});
  api.publish('close-my-store-globally');
  expect(error).not.toHaveBeenCalled();
});

test('both explain() and a queued explain command explain the page [BUS-4]', async () => {
  runCommand.mockResolvedValue('2 placeholders');
  const api = createPageApi(scan, runCommand);
  expect(await api.explain()).toBe('2 placeholders');
  api.push(['explain']);
  expect(runCommand.mock.calls).toEqual([[['explain']], [['explain']]]);
});

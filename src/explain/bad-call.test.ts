import { describeBadCall } from './bad-call';

test.each([
  ['publish', 'a command is an array such as'],
  [['publsh', 'myzipset'], '"publsh" is not a command: did you mean publish?'],
  [['go'], '"go" is not a command: expected one of publish, subscribe, scan, explain'],
  [['publish', 'my-zip-set', {}], '"my-zip-set" is not a topic: did you mean myzipset?'],
  [['publish', 'open', {}], '"open" is not a topic: expected one of createreviews'],
  [['publish', 7, {}], 'a name that is of type number is not a topic'],
  [['publish', Object.create(null), {}], 'is not a topic'],
  [
    ['publish', 'myzipset', { zip: 80122, source: 'visitor' }],
    'the payload of myzipset is wrong (zip is of type number, source is of type string), expected an object with zip',
  ],
  [['publish', 'myzipset', '80122'], '(it is of type string)'],
  [['publish', 'myzipset', null], '(it is null)'],
  [['publish', 'sms-message-sent', {}], '(it has no fields)'],
  [['publish', 'createproductprice', [1]], '(it is an array)'],
  [['subscribe', 'myzipset', 'text'], "write ['subscribe', 'myzipset', (payload) => {}]"],
  [['publish', 'order-placed', {}], 'only the bundle publishes order-placed: subscribe to it'],
  [
    ['subscribe', 'order-place', () => {}],
    '"order-place" is not a topic: did you mean order-placed?',
  ],
  [['scan', 'x'], "write ['scan', element]"],
])('says what is wrong with the command %j [BUS-4]', (command, words) => {
  expect(describeBadCall(command)).toContain(words);
});

test('repeats no value of a payload, which may be personal [BUS-4]', () => {
  expect(describeBadCall(['publish', 'myzipset', { zip: '8012', source: 'ann' }])).not.toMatch(
    /8012'|ann/,
  );
});

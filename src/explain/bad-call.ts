import { findNearMisses } from '../../authoring/near-miss';
import { report } from '../browser/report';
import { isTopic, listTopics, type OpenTopic, type Topic } from '../bus/topics';
import { TOPIC_TEXTS } from './topic-texts';

/** The commands of `window.bsro.push`, with a valid call of each. */
const COMMANDS = {
  publish: "['publish', 'myzipset', { zip: '80122', source: 'visitor' }]",
  subscribe: "['subscribe', 'myzipset', (payload) => {}]",
  scan: "['scan', element]",
  explain: "['explain']",
} as const;

type Command = keyof typeof COMMANDS;

const COMMAND_NAMES = Object.keys(COMMANDS);

const isCommand = (name: unknown): name is Command =>
  typeof name === 'string' && COMMAND_NAMES.includes(name);

const isOpenTopic = (topic: Topic): topic is OpenTopic => Object.hasOwn(TOPIC_TEXTS, topic);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Names the type of a value without its content, which may be personal. */
const nameType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return value instanceof Object ? 'an object' : `of type ${typeof value}`;
};

const suggest = (name: unknown, known: readonly string[]): string => {
  const [meant] = typeof name === 'string' ? findNearMisses(name, known) : [];
  return meant === undefined ? `expected one of ${known.join(', ')}` : `did you mean ${meant}?`;
};

const quote = (name: unknown): string =>
  typeof name === 'string' ? `"${name}"` : `a name that is ${nameType(name)}`;

const describeFields = (payload: unknown): string => {
  if (!(payload instanceof Object) || Array.isArray(payload)) return `it is ${nameType(payload)}`;
  const fields = Object.entries(payload).map(([name, value]) => `${name} is ${nameType(value)}`);
  return fields.length > 0 ? fields.join(', ') : 'it has no fields';
};

const describeTopicCall = (command: 'publish' | 'subscribe', topic: Topic, value: unknown) => {
  if (command === 'subscribe') {
    return `the second argument must be a function, but is ${nameType(value)}: write ['subscribe', '${topic}', (payload) => {}]`;
  }
  if (!isOpenTopic(topic)) return `only the bundle publishes ${topic}: subscribe to it`;
  const { expected, sample } = TOPIC_TEXTS[topic];
  return `the payload of ${topic} is wrong (${describeFields(value)}), expected ${expected}: write ['publish', '${topic}', ${sample}]`;
};

export const describeBadCall = (command: unknown): string => {
  if (!isList(command)) {
    return `a command is an array such as ${COMMANDS.publish}, but this is ${nameType(command)}`;
  }
  const [name, topic, value] = command;
  if (!isCommand(name)) return `${quote(name)} is not a command: ${suggest(name, COMMAND_NAMES)}`;
  if (name === 'scan' || name === 'explain') return `write ${COMMANDS[name]}`;
  return isTopic(topic)
    ? describeTopicCall(name, topic, value)
    : `${quote(topic)} is not a topic: ${suggest(topic, listTopics())}`;
};

/** Reports an invalid command of a page script (BUS-4). @returns the message */
export const reportBadCall = (command: unknown): string => {
  const message = `Bad call: ${describeBadCall(command)}`;
  report(new TypeError(message, { cause: command }), { source: 'window.bsro', during: 'call' });
  return message;
};

import type { OpenTopic } from '../bus/topics';

/** What a page script may publish on a topic. */
interface TopicTexts {
  /** A valid payload, as JavaScript. */
  readonly sample: string;
  /** Completes "expected …" in the message about an invalid payload. */
  readonly expected: string;
}

const ANY: TopicTexts = { sample: '{}', expected: 'an object' };
const SCAN: TopicTexts = {
  sample: '{ element: document.body }',
  expected: 'an object whose element, if any, is an Element',
};

/** The payloads of the topics in words (docs/topics.md). */
export const TOPIC_TEXTS: Readonly<Record<OpenTopic, TopicTexts>> = {
  createreviews: SCAN,
  createreviewsv2: SCAN,
  createinterrupt: {
    sample: "{ id: 'spring' }",
    expected: 'an object whose id, if any, is a string',
  },
  createproductprice: {
    sample: '{ cards: [], loggedIn: false }',
    expected: 'an object with cards, an array, and loggedIn, a boolean',
  },
  myzipset: {
    sample: "{ zip: '80122', source: 'visitor' }",
    expected:
      'an object with zip, a string of five digits, and source, one of visitor, automatic, account',
  },
  'on-my-store-open': {
    sample: '{}',
    expected: 'an object whose panel, if any, is a string',
  },
  'on-my-garage-open': ANY,
  'close-my-store-globally': ANY,
  'sms-message-sent': {
    sample: "{ friendlyId: 'spring-set' }",
    expected: 'an object with friendlyId, a string',
  },
};

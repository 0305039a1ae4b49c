import type { Topic } from '../bus/topics';

/** What a page script may publish on a topic. */
interface TopicTexts {
  /** A valid payload, as JavaScript. */
  readonly sample: string;
  /** Ends the sentence "expected …" about a wrong payload. */
  readonly expected: string;
}

const ANY: TopicTexts = { sample: '{}', expected: 'an object' };
const SCAN: TopicTexts = {
  sample: '{ element: document.body }',
  expected: 'an object whose element, if any, is an element of the page',
};

/** The payloads of the topics in words (docs/topics.md). */
export const TOPIC_TEXTS: Readonly<Record<Topic, TopicTexts>> = {
  createreviews: SCAN,
  createreviewsv2: SCAN,
  createinterrupt: {
    sample: "{ id: 'spring' }",
    expected: 'an object whose id, if any, is a text',
  },
  createproductprice: {
    sample: '{ cards: [], loggedIn: false }',
    expected: 'an object with cards, a list, and loggedIn, true or false',
  },
  myzipset: {
    sample: "{ zip: '80122', source: 'visitor' }",
    expected:
      'an object with zip, a text of five digits, and source, one of visitor, automatic, account',
  },
  'on-my-store-open': ANY,
  'on-my-garage-open': ANY,
  'close-my-store-globally': ANY,
  'sms-message-sent': {
    sample: "{ friendlyId: 'spring-set' }",
    expected: 'an object with friendlyId, a text',
  },
};

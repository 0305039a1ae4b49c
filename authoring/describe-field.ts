import type { JsonField } from '../src/mounts/schema/author-facts';
import { EXPECTED_URL } from './lint/url';

const EXPECTED: Readonly<Record<JsonField['kind'], string>> = {
  text: 'text',
  html: 'HTML',
  url: EXPECTED_URL,
  choice: 'one of',
  words: 'a list of',
  patterns: 'a list of regular expressions',
  amount: 'a number that is 0 or more',
  picture: `${EXPECTED_URL}, or an object with src and alt`,
  objects: 'a list of objects',
};

/** Describes the values that a field of the JSON accepts. */
export const describeField = ({ kind, choices, fields }: JsonField): string =>
  [
    EXPECTED[kind],
    ...(choices ? [choices.join(', ')] : []),
    ...(fields ? [`with ${Object.keys(fields).join(', ')}`] : []),
  ].join(' ');

import type { JsonField } from '../src/mounts/schema/author-facts';
import { EXPECTED_ADDRESS } from './lint/address';

const EXPECTED: Readonly<Record<JsonField['kind'], string>> = {
  text: 'a text',
  html: 'a text of HTML',
  address: EXPECTED_ADDRESS,
  choice: 'one of',
  words: 'a list of',
  patterns: 'a list of regular expressions',
  amount: 'a number from 0',
  picture: `${EXPECTED_ADDRESS}, or an object with src and alt`,
  objects: 'a list of objects',
};

/** Says what a field may contain. */
export const describeField = ({ kind, choices, fields }: JsonField): string =>
  [
    EXPECTED[kind],
    ...(choices ? [choices.join(', ')] : []),
    ...(fields ? [`with ${Object.keys(fields).join(', ')}`] : []),
  ].join(' ');

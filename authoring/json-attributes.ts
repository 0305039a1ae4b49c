import type { Node } from 'jsonc-parser';
import type { Attribute, AttributeKind, Attributes } from '../src/mounts/schema/attributes';
import type { JsonField, JsonFields, JsonKind } from '../src/mounts/schema/author-facts';
import { describeField } from './describe-field';
import { checkValue } from './lint/json-fields';
import type { IsSlowPattern } from './lint/json-fields';

/** The kinds of attributes for the kinds of JSON fields. */
const KINDS: Readonly<Record<Exclude<JsonKind, 'objects'>, AttributeKind>> = {
  text: 'text',
  html: 'text',
  url: 'url',
  picture: 'url',
  choice: 'choice',
  words: 'list',
  patterns: 'text',
  amount: 'count',
};

/** Returns a sample as an author writes it into an attribute. */
export const toSampleText = (sample: JsonField['sample']): string =>
  typeof sample === 'object'
    ? sample.filter((each) => typeof each === 'string').join(',')
    : String(sample);

const toNode = (value: string): Node => ({ type: 'string', value, offset: 0, length: 0 });

/** Returns the fields of JSON objects as the attributes of an element that takes the place of an object. */
export const createJsonAttributes = (
  fields: JsonFields,
  isSlowPattern: IsSlowPattern = () => false,
): Attributes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Attribute<string>][] => {
      const { kind, label, required, choices, sample } = field;
      if (kind === 'objects') return [];
      const author = { label, sample: toSampleText(sample), expected: describeField(field) };
      const attribute = {
        kind: KINDS[kind],
        parse: (raw: string) =>
          checkValue(name, toNode(raw), field, isSlowPattern).length === 0 ? raw : undefined,
        author,
        ...(required ? { required } : {}),
        // A list of choices has several of them.
        ...(kind === 'choice' && choices ? { choices } : {}),
      };
      return [[name, attribute]];
    }),
  );

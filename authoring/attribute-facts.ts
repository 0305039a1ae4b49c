import { url, choice, digits, flag, text } from '../src/mounts/schema/attributes';
import type { Attribute, AttributeKind, Attributes } from '../src/mounts/schema/attributes';
import type { AttributeFacts } from '../src/mounts/schema/author-facts';
import { EXPECTED_URL } from './lint/url';
import {
  amount,
  article,
  count,
  day,
  language,
  list,
} from '../src/mounts/schema/content-attributes';
import { getAttributeTexts } from '../src/mounts/schema/attribute-texts';

/** Returns a sample value of an attribute, as an author would write it. */
export const getSample = (attribute: Omit<Attribute<unknown>, 'read'>): string =>
  attribute.author?.sample ?? getAttributeTexts(attribute).example;

/** Describes the values that an attribute accepts, with its own sample as the example. */
export const getExpected = (attribute: Omit<Attribute<unknown>, 'read'>): string => {
  if (attribute.author?.isUrl) return EXPECTED_URL;
  const { expected, example } = getAttributeTexts(attribute);
  return expected.endsWith(` such as ${example}`)
    ? expected.slice(0, -example.length) + getSample(attribute)
    : expected;
};

type Read = Attribute<unknown>['read'];

const READERS: Readonly<Record<Exclude<AttributeKind, 'choice'>, Read>> = {
  text: text({}).read,
  flag: flag({}).read,
  list: list({}).read,
  language: language({}).read,
  digits: digits({}).read,
  article: article({}).read,
  day: day({}).read,
  count: count({}).read,
  amount: amount({}).read,
  url: url({}).read,
};

/** Adds the `read` functions to attributes that are plain data, such as those that a build serializes. */
export const withReaders = (facts: AttributeFacts): Attributes =>
  Object.fromEntries(
    Object.entries(facts).map(([name, one]) => [
      name,
      {
        ...one,
        read: one.kind === 'choice' ? choice(one.choices ?? [], {}).read : READERS[one.kind],
      },
    ]),
  );

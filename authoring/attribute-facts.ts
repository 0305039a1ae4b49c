import {
  amount,
  article,
  choice,
  count,
  day,
  digits,
  flag,
  language,
  list,
  text,
  url,
} from '../src/mounts/schema/attributes';
import type { Attribute, AttributeKind, Attributes } from '../src/mounts/schema/attributes';
import type { AttributeFacts } from '../src/mounts/schema/author-facts';
import { EXPECTED_URL } from './lint/url';
import { getAttributeTexts } from '../src/mounts/schema/attribute-texts';

/** Returns a sample value of an attribute, as an author would write it. */
export const getSample = (attribute: Omit<Attribute<unknown>, 'parse'>): string =>
  attribute.author?.sample ?? getAttributeTexts(attribute).example;

/** Describes the values that an attribute accepts; an author's sample, if any, replaces the example of its kind. */
export const getExpected = (attribute: Omit<Attribute<unknown>, 'parse'>): string => {
  if (attribute.author?.expected !== undefined) return attribute.author.expected;
  if (attribute.author?.isUrl) return EXPECTED_URL;
  const { expected, example } = getAttributeTexts(attribute);
  return expected.endsWith(` such as ${example}`)
    ? expected.slice(0, -example.length) + getSample(attribute)
    : expected;
};

type Parse = Attribute<unknown>['parse'];

const PARSERS: Readonly<Record<Exclude<AttributeKind, 'choice'>, Parse>> = {
  text: text({}).parse,
  flag: flag({}).parse,
  list: list({}).parse,
  language: language({}).parse,
  digits: digits({}).parse,
  article: article({}).parse,
  day: day({}).parse,
  count: count({}).parse,
  amount: amount({}).parse,
  url: url({}).parse,
};

/** Adds the `parse` functions to attributes that are plain data, such as those that a build serializes. */
export const withParsers = (facts: AttributeFacts): Attributes =>
  Object.fromEntries(
    Object.entries(facts).map(([name, one]) => [
      name,
      {
        ...one,
        parse: one.kind === 'choice' ? choice(one.choices ?? [], {}).parse : PARSERS[one.kind],
      },
    ]),
  );

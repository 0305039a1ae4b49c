import type { Node } from 'jsonc-parser';
import safeRegex from 'safe-regex2';
import {
  compilePattern,
  MAX_PATTERNS,
  PatternProblem,
} from '../../src/chunks/interrupt/compile-pattern';
import type { JsonField, JsonFields } from '../../src/mounts/schema/author-facts';
import { findMeant, findNearMisses } from '../near-miss';
import { describeField } from '../describe-field';
import { checkUrl, EXPECTED_URL } from './url';
import type { RuleName } from './rules';

/** A mistake in JSON, with the node that contains it. */
export interface JsonProblem {
  readonly rule: RuleName;
  readonly node: Node;
  readonly found: string;
  readonly expected: string;
  /** The JSON to write instead of the node; empty if that isn't clear. */
  readonly correction: string;
  readonly isUnambiguous: boolean;
}

/** Checks whether a regular expression can take long, more thoroughly than a page can. */
export type IsSlowPattern = (source: string) => boolean;

const getString = ({ type, value }: Node): string | undefined =>
  type === 'string' && typeof value === 'string' ? value : undefined;

const toJson = (value: unknown): string => JSON.stringify(value);

/** Describes a value in a message. */
const describeValue = (node: Node): string => {
  if (node.type === 'array') return 'a list';
  if (node.type === 'object') return 'an object';
  return toJson(node.value);
};

const createInvalidField = (
  name: string,
  node: Node,
  field: JsonField,
  correction?: unknown,
): JsonProblem => ({
  rule: 'invalid-field',
  node,
  found: `${name} is ${describeValue(node)}`,
  expected: describeField(field),
  correction: toJson(correction ?? field.sample),
  isUnambiguous: correction !== undefined,
});

const checkWord = (name: string, node: Node, field: JsonField): JsonProblem[] => {
  const text = getString(node);
  const { choices = [] } = field;
  if (text === undefined) return [createInvalidField(name, node, field)];
  if (choices.includes(text.trim())) return [];
  return [createInvalidField(name, node, field, findMeant(text, choices))];
};

const checkLink = (name: string, node: Node, field: JsonField): JsonProblem[] => {
  const text = getString(node);
  if (text === undefined) return [createInvalidField(name, node, field)];
  const problem = checkUrl(text);
  if (!problem) return [];
  return [
    {
      rule: problem.rule === 'invalid-value' ? 'invalid-field' : problem.rule,
      node,
      found: `${name} is ${describeValue(node)}, ${problem.found}`,
      expected: EXPECTED_URL,
      correction: toJson(problem.correction),
      isUnambiguous: problem.isUnambiguous,
    },
  ];
};

const checkPatterns = (
  name: string,
  node: Node,
  field: JsonField,
  isSlow: IsSlowPattern,
): JsonProblem[] => {
  const list = node.type === 'array' ? (node.children ?? []) : [node];
  if (list.length > MAX_PATTERNS) {
    const found = `${name} with ${list.length} page rules`;
    const expected = `at most ${MAX_PATTERNS}`;
    return [
      {
        rule: 'page-rule',
        node,
        found,
        expected,
        correction: toJson(field.sample),
        isUnambiguous: false,
      },
    ];
  }
  return list.flatMap((entry): JsonProblem[] => {
    const text = getString(entry);
    if (text === undefined) return [createInvalidField(name, entry, field)];
    try {
      if (text !== '') compilePattern(text, safeRegex);
      if (isSlow(text)) throw new PatternProblem('could take too long to match');
      return [];
    } catch (error) {
      if (!(error instanceof PatternProblem)) throw error;
      return [
        {
          rule: 'page-rule',
          node: entry,
          found: `the page rule ${describeValue(entry)}, which ${error.message}`,
          expected: 'a simple regular expression of a path, such as ^/tires/$',
          correction: toJson('^/tires/$'),
          isUnambiguous: false,
        },
      ];
    }
  });
};

const checkAmount = (name: string, node: Node, field: JsonField): JsonProblem[] => {
  const value: unknown = node.value;
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : '?';
  if (text === '' || (Number.isFinite(Number(text)) && Number(text) >= 0)) return [];
  return [createInvalidField(name, node, field)];
};

/** Checks the value of a field. */
export const checkValue = (
  name: string,
  node: Node,
  field: JsonField,
  isSlow: IsSlowPattern,
): JsonProblem[] => {
  // A CMS may render an empty field as null or as an empty string.
  if (!field.required && (node.type === 'null' || getString(node)?.trim() === '')) return [];
  switch (field.kind) {
    case 'text':
    case 'html':
      return getString(node)?.trim() ? [] : [createInvalidField(name, node, field)];
    case 'url':
      return checkLink(name, node, field);
    case 'choice':
      return checkWord(name, node, field);
    case 'words': {
      const text = getString(node);
      if (text === undefined && node.type !== 'array')
        return [createInvalidField(name, node, field)];
      const known = (field.choices ?? []).map((choice) => choice.toLowerCase());
      const isKnown = (word: string): boolean => known.includes(word.trim().toLowerCase());
      if (text !== undefined) {
        const isRight = text.split(',').every((word) => word.trim() === '' || isKnown(word));
        return isRight ? [] : [createInvalidField(name, node, field)];
      }
      return (node.children ?? []).flatMap((entry) =>
        isKnown(getString(entry) ?? '?') ? [] : checkWord(name, entry, field),
      );
    }
    case 'patterns':
      return checkPatterns(name, node, field, isSlow);
    case 'amount':
      return checkAmount(name, node, field);
    case 'picture':
      return node.type === 'object'
        ? checkObject(node, PICTURE, name, isSlow)
        : checkLink(name, node, field);
    case 'objects':
      return node.type === 'array'
        ? (node.children ?? []).flatMap((entry) =>
            checkObject(entry, field.fields ?? {}, name, isSlow),
          )
        : [createInvalidField(name, node, field)];
  }
};

const PICTURE: JsonFields = {
  src: { kind: 'url', label: 'URL', required: true, sample: '/images/sale.webp' },
  alt: { kind: 'text', label: 'Description', sample: 'A set of tires' },
};

interface Property {
  readonly key: Node;
  readonly name: string;
  readonly value: Node;
}

/** Lists the fields of an object in order. */
export const listProperties = ({ children = [] }: Node): Property[] =>
  children.flatMap(({ children: parts = [] }) => {
    const [key, value] = parts;
    return key && value ? [{ key, name: getString(key) ?? '', value }] : [];
  });

/** Fields that a CMS adds to an object, such as jcr:primaryType. */
const FOREIGN_FIELD = /^[:@$_]|:/;

const checkName = (
  { key, name }: Property,
  known: readonly string[],
  missing: readonly string[],
): JsonProblem[] => {
  if (known.includes(name) || FOREIGN_FIELD.test(name)) return [];
  const meant = findNearMisses(name, missing);
  const [first] = meant;
  return [
    {
      rule: 'unknown-field',
      node: key,
      found: `the field ${name}`,
      expected: first === undefined ? `one of ${known.join(', ')}` : meant.join(' or '),
      // Which field was meant isn't clear.
      correction: first === undefined ? '' : toJson(first),
      isUnambiguous: meant.length === 1,
    },
  ];
};

/** Checks an object of an author's JSON against its declared fields. */
export function checkObject(
  node: Node,
  fields: JsonFields,
  name: string,
  isSlow: IsSlowPattern,
): JsonProblem[] {
  const sample = Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.required ? [[key, field.sample]] : [])),
  );
  if (node.type !== 'object') {
    const expected = `an object with ${Object.keys(fields).join(', ')}`;
    const correction = toJson(sample);
    return [
      {
        rule: 'invalid-field',
        node,
        found: describeValue(node),
        expected,
        correction,
        isUnambiguous: false,
      },
    ];
  }
  const properties = listProperties(node);
  const known = Object.keys(fields);
  const missing = known.filter((key) => !properties.some((property) => property.name === key));
  const renamed = properties.flatMap((property) => checkName(property, known, missing));
  return [
    ...renamed,
    ...properties.flatMap((property, index): JsonProblem[] => {
      const field = known.includes(property.name) ? fields[property.name] : undefined;
      const isDuplicate = properties
        .slice(0, index)
        .some((earlier) => earlier.name === property.name);
      return [
        ...(isDuplicate
          ? [
              {
                rule: 'duplicate-field' as const,
                node: property.key,
                found: `the field ${property.name} again`,
                expected: 'each field once',
                correction: '',
                isUnambiguous: false,
              },
            ]
          : []),
        ...(field ? checkValue(property.name, property.value, field, isSlow) : []),
      ];
    }),
    ...missing.flatMap((key): JsonProblem[] => {
      const field = fields[key];
      const isRenamed = renamed.some(
        ({ expected, isUnambiguous }) => isUnambiguous && expected === key,
      );
      if (!field?.required || isRenamed) return [];
      return [
        {
          rule: 'missing-field',
          node,
          found: `an entry of ${name} without ${key}`,
          expected: `${key}, ${describeField(field)}`,
          correction: `{${toJson(key)}: ${toJson(field.sample)}${properties.length > 0 ? ', …' : ''}}`,
          isUnambiguous: false,
        },
      ];
    }),
  ];
}

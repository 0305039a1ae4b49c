import { toLabel } from '../../../authoring/block-names';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { toAttributeName } from '../../../src/mounts/schema/attribute-name';
import type { JsonFields } from '../../../src/mounts/schema/author-facts';
import type { ComponentField, ComponentModel, ComponentPart } from '../component-model';
import type {
  BlockField,
  BlockPart,
  BlockPlaceholder,
  ContentNode,
  RequiredPart,
} from './browser/block';

const toContentNode = (node: DefaultTreeAdapterMap['childNode']): ContentNode[] => {
  if ('value' in node) return [node.value.replace(/\s+/g, ' ')];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(toContentNode)]];
};

/** Parses HTML into data, from which a block creates nodes without a parser. */
const parseContent = (html: string): ContentNode[] =>
  parseFragment(html).childNodes.flatMap(toContentNode);

const toBlockField = ({ attribute, label, kind, choices }: ComponentField): BlockField => ({
  attribute,
  label,
  kind,
  ...(choices.length > 0 ? { choices } : {}),
});

/** Returns the settings of the objects in a JSON list, named by the words of their fields. */
export const getJsonSettings = (fields: JsonFields): BlockField[] =>
  Object.entries(fields).map(([name, { kind, choices }]) => ({
    attribute: name,
    label: toLabel(name),
    kind,
    ...(choices ? { choices } : {}),
  }));

/** Returns the settings of a part. A flag that marks an element has no value, and is part of the template. */
export const getSettings = ({ fields }: ComponentPart): readonly ComponentField[] =>
  fields.filter(({ kind }) => kind !== 'flag');

/** Removes the sample values of a part's settings. */
const removeSamples = (node: ContentNode, settings: readonly ComponentField[]): ContentNode => {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const own = Object.entries(attributes).filter(
    ([name]) => !settings.some(({ attribute }) => attribute === name),
  );
  return [tag, Object.fromEntries(own), ...children.map((child) => removeSamples(child, settings))];
};

const createPart = (
  part: ComponentPart,
  label: string,
  all: readonly ComponentPart[],
): BlockPart => {
  const { selector, json, sharedWith, inside } = part;
  if (json) return { label, fields: getJsonSettings(json), selector };
  const settings = getSettings(part);
  const [template] = parseContent(part.sample);
  const around = all.find((candidate) => candidate.selector === inside);
  const [container] = parseContent(around?.sample ?? '');
  return {
    label,
    fields: settings.map(toBlockField),
    selector,
    ...(template ? { template: removeSamples(template, settings) } : {}),
    ...(container ? { container } : {}),
    ...(sharedWith
      ? {
          inner: {
            className: sharedWith.className,
            attributes: sharedWith.attributes.map(toAttributeName),
          },
        }
      : {}),
  };
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Lists what a block needs. Its form has the required fields, and rows create the elements around parts. */
const listRequired = ({ parts, initialContent }: ComponentModel): RequiredPart[] =>
  parts
    .filter(
      ({ required, selector }) =>
        required && !initialContent && !parts.some(({ inside }) => inside === selector),
    )
    .map(({ selector, label, purpose, place }) => ({
      selector,
      description: label ? `a row "${label}": ${lowerFirst(purpose)}` : lowerFirst(purpose),
      ...(place ? { place } : {}),
    }));

/** Creates a block's data about its placeholder. */
export const createBlockPlaceholder = (model: ComponentModel): BlockPlaceholder => {
  const { name, className, fields, parts, initialContent } = model;
  const blockParts = parts.flatMap((part) =>
    part.label === undefined ? [] : createPart(part, part.label, parts),
  );
  const required = listRequired(model);
  return {
    name,
    className,
    fields: fields.map(toBlockField),
    ...(blockParts.length > 0 ? { parts: blockParts } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(initialContent ? { form: parseContent(initialContent) } : {}),
  };
};

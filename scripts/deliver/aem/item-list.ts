import { withParsers } from '../../../authoring/attribute-facts';
import { describeField } from '../../../authoring/describe-field';
import type { AttributeKind } from '../../../src/mounts/schema/attributes';
import { toAttributeName } from '../../../src/mounts/schema/attribute-name';
import type { JsonFields, JsonKind } from '../../../src/mounts/schema/author-facts';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import { createField } from '../component-model';
import type { ComponentField } from '../component-model';
import { createElement } from './attribute-template';

/** Items that an author enters one below the other in a dialog, such as the links of an offer. */
export interface ItemList {
  /** The name of the node that contains the items. */
  readonly name: string;
  readonly label: string;
  readonly fields: readonly ComponentField[];
  /** A list inside each item. */
  readonly nested?: ItemList;
  /** The HTL that renders the list of a resource. */
  readonly template: string;
}

/**
 * Creates the HTL that renders each item of a list.
 * @param parent the variable of the resource with the list
 * @param around the start tag of the element around the items, if there is one
 */
const createLoop = (parent: string, name: string, item: string, around = 'sly'): string =>
  `<sly data-sly-list.${name}="\${${parent}.children}"><${around} data-sly-test="\${${name}.name == '${name}'}">` +
  `<sly data-sly-list.${name}Item="\${${name}.children}">${item}</sly></${around.replace(/ .*/, '')}></sly>`;

/** The kinds of attributes with the dialog fields for the kinds of JSON fields. */
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

const createFieldOf = (
  name: string,
  kind: AttributeKind,
  label: string,
  facts: Partial<ComponentField> = {},
): ComponentField => ({
  name,
  attribute: toAttributeName(name),
  kind,
  label,
  help: undefined,
  expected: kind === 'url' ? 'a URL' : 'text',
  isRequired: false,
  choices: [],
  fallback: undefined,
  sample: '',
  ...facts,
});

const createJsonFields = (fields: JsonFields): ComponentField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'objects'
      ? []
      : createFieldOf(name, KINDS[field.kind], field.label, {
          expected: describeField(field),
          isRequired: field.required === true,
          choices: field.choices ?? [],
        }),
  );

const LINK_TEXT = createFieldOf('text', 'text', 'Text of the link', { isRequired: true });
const LINK_URL = createFieldOf('href', 'url', 'URL of the link', {
  attribute: 'href',
  isRequired: true,
});

/** Returns the fields of the attributes that a part's elements have. */
const createPartFields = ({ author }: AnyPlaceholder, selector: string): ComponentField[] => {
  const facts = author?.parts?.find((part) => part.selector === selector)?.attributes ?? {};
  return Object.entries(withParsers(facts)).map(createField);
};

const createLinks = (
  name: string,
  label: string,
  parent: string,
  attributes: readonly ComponentField[] = [],
): ItemList => {
  const values = `${name}Item.valueMap`;
  return {
    name,
    label,
    fields: [LINK_TEXT, LINK_URL, ...attributes],
    template: createLoop(
      parent,
      name,
      createElement('a', [LINK_URL, ...attributes], values, `\${${values}.text}`),
    ),
  };
};

const createActions = (placeholder: AnyPlaceholder): ItemList =>
  createLinks(
    'actions',
    'Links that open the details, share, or print the offer',
    'resource',
    createPartFields(placeholder, '[data-offer-action]'),
  );

const createInterrupts = ({ author }: AnyPlaceholder): ItemList => {
  const fields = createJsonFields(author?.parts?.find(({ json }) => json)?.json ?? {});
  const nested = createLinks('ctas', 'Links, the primary one first', 'interruptsItem');
  const item = createElement('template', fields, 'interruptsItem.valueMap', nested.template);
  return {
    name: 'interrupts',
    label: 'Interrupts',
    fields,
    nested,
    template: createLoop('resource', 'interrupts', item),
  };
};

const createTires = (placeholder: AnyPlaceholder): ItemList => {
  const fields = createPartFields(placeholder, '.tire-card');
  const values = 'tiresItem.valueMap';
  const shared = fields.filter(({ name }) => ['brand', 'tireName'].includes(name));
  const text = shared.map(({ name }) => `\${${values}.${name}}`).join(' ');
  const content =
    createElement('a', [LINK_URL], values, text) +
    createElement('div class="bsro-product-price"', shared, values, '');
  const card = createElement('div class="tire-card"', fields, values, content);
  const carousel = `div class="tires-carousel" role="group" aria-label="\${'Tires near you' @ i18n}" tabindex="0"`;
  return {
    name: 'tires',
    label: 'Tires',
    fields: [...fields, LINK_URL],
    template: createLoop('resource', 'tires', card, carousel),
  };
};

/** The lists of the components whose content no other component renders. */
const LISTS: Readonly<Record<string, (placeholder: AnyPlaceholder) => ItemList>> = {
  'offer-card': createActions,
  'offer-details': createActions,
  'interrupt-slot': createInterrupts,
  'store-carousel': createTires,
};

/** Returns the list in the dialog of a placeholder's component, if it has one. */
export const createItemList = (placeholder: AnyPlaceholder): ItemList | undefined =>
  LISTS[placeholder.name]?.(placeholder);

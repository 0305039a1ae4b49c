import { is } from 'css-select';
import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { createJsonAttributes } from '../../../authoring/json-attributes';
import { findInside } from '../../../authoring/markup';
import { toAttributeName } from '../../../src/mounts/schema/attribute-name';
import type { AttributeKind } from '../../../src/mounts/schema/attributes';
import type { JsonFields } from '../../../src/mounts/schema/author-facts';
import { SLOT_SELECTOR } from '../../../src/mounts/schema/slot-part';
import { createField } from '../component-model';
import type { ComponentField, ComponentModel, ComponentPart } from '../component-model';
import { PHRASING } from '../phrasing';
import { createElement } from './attribute-template';
import { escapeXml } from './docview';

/** A field of a dialog: the value of an attribute, or HTML. */
export interface DialogField extends Omit<ComponentField, 'kind'> {
  readonly kind: AttributeKind | 'richtext';
}

/** Items that an author enters one below the other in a dialog, such as the links of an offer. */
export interface ItemList {
  /** The name of the node that contains the items. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly fields: readonly DialogField[];
  /** Lists inside each item. */
  readonly nested?: readonly ItemList[];
}

/** What an author enters in a dialog instead of HTML inside the component. */
export interface DialogParts {
  /** The fields of parts that a component has once. */
  readonly fields: readonly DialogField[];
  readonly lists: readonly ItemList[];
  /** The HTL that renders the parts of a resource. */
  readonly template: string;
}

/** The site's own header component renders the HTML of the navigation, which contains other components. */
const RENDERED_BY_SITE: readonly string[] = ['navigation'];

const createFieldOf = (
  name: string,
  kind: DialogField['kind'],
  label: string,
  facts: Partial<DialogField> = {},
): DialogField => ({
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

const LINK_TEXT = createFieldOf('text', 'text', 'Text of the link', {
  isRequired: true,
  sample: 'Find my tires',
});
const LINK_URL = createFieldOf('href', 'url', 'URL of the link', {
  attribute: 'href',
  isRequired: true,
  sample: '/tires/',
});

const TITLE = createFieldOf('title', 'text', 'Title', { isRequired: true, sample: 'Centennial' });
const TEXT = createFieldOf('text', 'richtext', 'Text', { sample: '<p>Text</p>' });

/** Returns the settings of a part. A flag that marks an element has no value, and is part of the sample. */
const getSettings = ({ fields }: ComponentPart): readonly DialogField[] =>
  fields.filter(({ kind }) => kind !== 'flag');

const toName = (label: string): string =>
  label.charAt(0).toLowerCase() +
  label.slice(1).replace(/ (\w)/g, (_match, letter: string) => letter.toUpperCase());

const toPlural = (label: string): string => (label.endsWith('s') ? label : `${label}s`);

/** Creates the HTL of an attribute that doesn't depend on the author's values. */
const createFixedAttribute = (name: string, value: string): string => {
  if (value === '') return ` ${name}`;
  return name === 'aria-label'
    ? ` ${name}="\${'${value}' @ i18n}"`
    : ` ${name}="${escapeXml(value)}"`;
};

/**
 * Creates the HTL that renders each item of a list.
 * @param parent the variable of the resource with the list
 * @param around the start tag of the element around the items, if there is one
 */
const createLoop = (parent: string, name: string, item: string, around = 'sly'): string =>
  `<sly data-sly-list.${name}="\${${parent}.children}"><${around} data-sly-test="\${${name}.name == '${name}'}">` +
  `<sly data-sly-list.${name}Item="\${${name}.children}">${item}</sly></${around.replace(/ .*/, '')}></sly>`;

const getItemValues = (list: string): string => `${list}Item.valueMap`;

const createLink = (values: string, shared: readonly DialogField[] = []): string =>
  createElement(
    'a',
    [LINK_URL],
    values,
    shared.map(({ name }) => `\${${values}.${name}}`).join(' ') || `\${${values}.text}`,
  );

const parseSample = (sample: string): Element | undefined =>
  parseFragment(sample, { treeAdapter: adapter }).children.find(isTag);

const createTag = ({ name, attribs }: Element, replaced: readonly DialogField[] = []): string =>
  name +
  Object.entries(attribs)
    .filter(([attribute]) => !replaced.some((field) => field.attribute === attribute))
    .map(([attribute, value]) => createFixedAttribute(attribute, value))
    .join('');

interface Template {
  /** The fields of the element's text or HTML. */
  readonly content: readonly DialogField[];
  readonly html: string;
}

/** Counts the ellipses of a sample, which stand for an author's content. */
const countSlots = ({ sample }: ComponentPart): number => sample.split('…').length - 1;

/**
 * Creates the HTL of a part from its sample. Without an ellipsis, its only text is the author's content.
 * @param values the variable with the author's values
 * @param textField the author's content, or the last of two
 */
const createTemplate = (
  part: ComponentPart,
  root: Element,
  values: string,
  textField: DialogField,
): Template => {
  const { selector, sharedWith } = part;
  const settings = getSettings(part);
  const slots = countSlots(part);
  const target = is(root, selector) ? root : findInside(root, selector)[0];
  const content: DialogField[] = [];

  const createSlot = (parent: Element): string => {
    if (sharedWith) {
      const { className, attributes } = sharedWith;
      const shared = settings.filter(({ name }) => attributes.includes(name));
      content.push(LINK_URL);
      return (
        createLink(values, shared) + createElement(`div class="${className}"`, shared, values, '')
      );
    }
    if (parent.name === 'a') {
      content.push(LINK_TEXT, LINK_URL);
      return `\${${values}.${LINK_TEXT.name}}`;
    }
    const isHtml = !PHRASING.test(parent.name);
    const { name, ...field } = slots > 1 && content.length === 0 ? TITLE : textField;
    content.push({ ...field, name, kind: isHtml ? 'richtext' : 'text' });
    return `\${${values}.${name}${isHtml ? " @ context='html'" : ''}}`;
  };

  const render = (node: ChildNode): string => {
    if (isText(node)) {
      const parent = node.parent && isTag(node.parent) ? node.parent : root;
      if (slots > 0) return node.data.replace('…', () => createSlot(parent));
      return node.data.trim() ? createSlot(parent) : '';
    }
    if (!isTag(node)) return '';
    const children = node.children.map(render).join('');
    const fields = [...(node.name === 'a' ? [LINK_URL] : []), ...(node === target ? settings : [])];
    return createElement(createTag(node, fields), fields, values, children);
  };

  const html = render(root);
  return { content, html };
};

/** Creates the list for a JSON script: its objects become templates, whose links are another list. */
const createJsonList = (json: JsonFields, list: Omit<ItemList, 'fields'>): DialogParts => {
  const entries = Object.entries(json);
  const fields = Object.entries(createJsonAttributes(json))
    .map(createField)
    .map((field): DialogField =>
      json[field.name]?.kind === 'html' ? { ...field, kind: 'richtext' } : field,
    );
  const nested = entries.flatMap(([name, { kind, label }]): ItemList[] =>
    kind === 'objects' ? [{ name, label, help: '', fields: [LINK_TEXT, LINK_URL] }] : [],
  );
  const links = nested.map(({ name }) =>
    createLoop(`${list.name}Item`, name, createLink(getItemValues(name))),
  );
  const item = createElement('template', fields, getItemValues(list.name), links.join(''));
  return {
    fields: [],
    lists: [{ ...list, fields, nested }],
    template: createLoop('resource', list.name, item),
  };
};

const createPart = (
  part: ComponentPart,
  label: string,
  all: readonly ComponentPart[],
): DialogParts => {
  const { purpose, json, inside } = part;
  const list = { name: toName(toPlural(label)), label: toPlural(label), help: purpose };
  if (json) return createJsonList(json, list);
  const root = parseSample(part.sample);
  if (!root) throw new Error(`The sample of ${label} has no element`);
  const settings = getSettings(part);
  if (settings.length === 0 && countSlots(part) < 2) {
    const field = createFieldOf(toName(label), 'flag', label, { help: purpose });
    const { content, html } = createTemplate(part, root, 'properties', field);
    return {
      fields: content.length > 0 ? content : [field],
      lists: [],
      template: `<sly data-sly-test="\${properties.${field.name}}">${html}</sly>`,
    };
  }
  const { content, html } = createTemplate(part, root, getItemValues(list.name), TEXT);
  const around = parseSample(all.find(({ selector }) => selector === inside)?.sample ?? '');
  return {
    fields: [],
    lists: [{ ...list, fields: [...settings, ...content] }],
    template: createLoop('resource', list.name, html, around && createTag(around)),
  };
};

/** Returns what an author of a component enters in its dialog instead of HTML. */
export const createDialogParts = ({ name, parts }: ComponentModel): DialogParts => {
  const created = RENDERED_BY_SITE.includes(name)
    ? []
    : parts.flatMap((part) =>
        // A slot is a container, because it may contain other components.
        part.label === undefined || part.selector === SLOT_SELECTOR
          ? []
          : createPart(part, part.label, parts),
      );
  return {
    fields: created.flatMap(({ fields }) => fields),
    lists: created.flatMap(({ lists }) => lists),
    template: created.map(({ template }) => template).join(''),
  };
};

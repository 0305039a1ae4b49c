import { createSection } from '../../../authoring/author-docs';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import { SLOT_SELECTOR } from '../../../src/mounts/schema/slot-part';
import type { ComponentField, ComponentModel, ComponentPart } from '../component-model';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import { getBlockName, SLOT_BLOCK } from './block-name';
import type { PhpValue } from './php-literal';

type Group = ComponentModel['group'];

/** The Dashicons of the blocks by group. */
const ICONS: Readonly<Record<Group, string>> = {
  Tires: 'car',
  Stores: 'store',
  Account: 'admin-users',
  Cart: 'cart',
  Marketing: 'megaphone',
  Header: 'menu',
  Footer: 'table-row-after',
};

/** Returns the slug of a group in the list of blocks. */
const getCategory = (group: Group): string => `bsro-ui-${group.toLowerCase()}`;

/** Returns the groups of blocks as WordPress's categories. */
export const getCategories = (
  models: readonly ComponentModel[],
): readonly { readonly slug: string; readonly title: string }[] =>
  [...new Set(models.map(({ group }) => group))].map((group) => ({
    slug: getCategory(group),
    title: `bsro-ui: ${group}`,
  }));

/** Returns the name of a placeholder's shortcode. */
export const getShortcode = (name: string): string => `bsro-${name}`;

const toAttribute = ({ kind }: ComponentField): object =>
  // With an enum, WordPress would silently drop a value that only an earlier release accepted.
  ({ type: kind === 'flag' ? 'boolean' : 'string' });

const toExample = ({ kind, sample }: ComponentField): string | boolean =>
  kind === 'flag' ? true : sample;

/** Creates the metadata of a block. */
const createBlockMetadata = (model: ComponentModel, version: string): object => {
  const { name, title, description, group, fields, jsonFields, isUnique } = model;
  const attributes = Object.fromEntries(fields.map((field) => [field.name, toAttribute(field)]));
  const required = fields.filter(({ isRequired }) => isRequired);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: getBlockName(name),
    version,
    title,
    category: getCategory(group),
    icon: ICONS[group],
    description,
    keywords: ['bsro', name],
    textdomain: 'bsro-ui',
    attributes: {
      ...attributes,
      // WordPress would look for the anchor in the saved HTML, of which such a block has none.
      anchor: { type: 'string' },
      ...(jsonFields ? { items: { type: 'array', default: [] } } : {}),
    },
    supports: {
      align: ['wide', 'full'],
      anchor: true,
      spacing: { margin: true, padding: true },
      className: false,
      customClassName: false,
      html: false,
      ...(isUnique ? { multiple: false } : {}),
    },
    example: {
      attributes: Object.fromEntries(required.map((field) => [field.name, toExample(field)])),
    },
    editorScript: 'bsro-ui-editor',
    editorStyle: 'bsro-ui-editor',
    render: 'file:./render.php',
  };
};

/** Returns the part of a component by which authors fill its places, if it has places. */
export const findSlotPart = ({ parts }: ComponentModel): ComponentPart | undefined =>
  parts.find(({ selector }) => selector === SLOT_SELECTOR);

/** Returns the texts of the block of a slot for its list of blocks. */
export const getSlotTexts = (
  models: readonly ComponentModel[],
): Readonly<Record<string, string>> => {
  const [{ label: title = '', purpose: description } = { purpose: '' }] = models.flatMap(
    (model) => findSlotPart(model) ?? [],
  );
  return { title, description };
};

/** Creates the files of the block that fills a place of the feature in whose block it is. */
export const createSlotBlockFiles = (models: readonly ComponentModel[], version: string): Files => {
  const metadata = {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: getBlockName(SLOT_BLOCK),
    version,
    ...getSlotTexts(models),
    category: 'design',
    icon: 'layout',
    keywords: ['bsro', SLOT_BLOCK],
    textdomain: 'bsro-ui',
    ancestor: models.filter(findSlotPart).map(({ name }) => getBlockName(name)),
    attributes: { slot: { type: 'string' } },
    supports: { className: false, customClassName: false, html: false },
    editorScript: 'bsro-ui-editor',
    editorStyle: 'bsro-ui-editor',
    render: 'file:./render.php',
  };
  return {
    [`blocks/${SLOT_BLOCK}/block.json`]: `${JSON.stringify(metadata, null, 2)}\n`,
    [`blocks/${SLOT_BLOCK}/render.php`]: `<?php
/**
 * Renders the content of a slot.
 *
 * @package bsro-ui
 *
 * @var array  $attributes The author's values.
 * @var string $content    The rendered blocks inside.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- render_slot escapes the place; WordPress has rendered the blocks.
echo Bsro_UI\\render_slot( $attributes['slot'] ?? '', $content );
`,
  };
};

/** Creates the template of a block. `render_block_placeholder` escapes each value by its kind. */
const createTemplate = ({ name, title }: ComponentModel): string => `<?php
/**
 * Renders the block "${title}".
 *
 * @package bsro-ui
 *
 * @var array  $attributes The author's values.
 * @var string $content    The rendered blocks inside.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- render_block_placeholder escapes each value by its kind.
echo Bsro_UI\\render_block_placeholder( '${name}', $attributes, $content );
`;

const createReadme = (placeholder: AnyPlaceholder, model: ComponentModel): string => {
  const { name, fields, initialContent, jsonFields } = model;
  const shortcode = getShortcode(name);
  const required = fields
    .filter(({ isRequired }) => isRequired)
    .map(({ attribute, sample }) => ` ${attribute.slice('data-'.length)}="${sample}"`)
    .join('');
  const inside = jsonFields
    ? 'The block has a form for each object of the list. Between the tags of the shortcode is the JSON, with or without its script element.'
    : 'The blocks inside it, or the HTML between the tags of the shortcode, are the HTML inside the placeholder.' +
      (initialContent ? ' Without any content, it has the form of the sample.' : '');
  return `${createSection(placeholder).replace('### ', '# ')}

## In WordPress

- **Block editor:** the block "${model.title}", in the group "bsro-ui: ${model.group}". ${
    fields.length > 0
      ? 'Its settings have a field for each attribute of the table; an empty field leaves the attribute out.'
      : 'It has no settings.'
  }
- **Classic editor:** \`[${shortcode}${required}]…[/${shortcode}]\`
- ${inside}${
    findSlotPart(model)
      ? '\n- **Slots:** a block "Slot" inside it contains what a place of the feature shows.'
      : ''
  }

This folder is generated; each delivery overwrites it.
`;
};

/** Creates a block's files by their paths in the plugin. */
export const createBlockFiles = (placeholder: AnyPlaceholder, version: string): Files => {
  const model = createComponentModel(placeholder);
  const folder = `blocks/${model.name}`;
  return {
    [`${folder}/block.json`]: `${JSON.stringify(createBlockMetadata(model, version), null, 2)}\n`,
    [`${folder}/render.php`]: createTemplate(model),
    [`${folder}/README.md`]: createReadme(placeholder, model),
  };
};

/** Returns the plugin's data about a placeholder. */
export const createPlaceholderData = (model: ComponentModel): PhpValue => ({
  title: model.title,
  class_name: model.className,
  fields: model.fields.map(({ name, attribute, kind, fallback, isRequired }) => ({
    name,
    attribute,
    kind,
    fallback: fallback ?? null,
    required: isRequired,
  })),
  initial_content: model.initialContent,
  json: model.jsonFields ? createJsonData(model.jsonFields) : null,
});

const createJsonData = (
  fields: NonNullable<ComponentModel['jsonFields']>,
): { readonly [name: string]: PhpValue } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { kind: field.kind, ...(field.fields ? { fields: createJsonData(field.fields) } : {}) },
    ]),
  );

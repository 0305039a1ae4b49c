import { toBlockHeading, toKey } from '../../../authoring/block-names';
import type { ComponentField, ComponentModel, ComponentPart } from '../component-model';
import type { Files } from '../files';
import { createAuthorTable, createBlockHtml, createPartHtml } from './author-table';
import { getJsonSettings, getSettings } from './block-placeholder';
import type { BlockField } from './browser/block';

const BLOCK = 'core/franklin/components/block/v1/block';

/** The properties of a block in AEM that are no rows. */
const RESERVED = ['name', 'model', 'filter', 'classes'];

/** Returns the name of a row, by which an editor stores a value. */
const getRowName = ({ attribute, label }: BlockField, help = ''): string =>
  [attribute.replace(/^data-/, ''), label, help]
    .map(toKey)
    .find((name) => !RESERVED.includes(name)) ?? '';

/** The fields of the editor for each kind of value; others are texts. */
const COMPONENTS: Readonly<Record<string, string>> = {
  choice: 'select',
  flag: 'boolean',
  url: 'aem-content',
  words: 'multiselect',
  html: 'richtext',
  // A list of links.
  objects: 'richtext',
  picture: 'reference',
};

/** What the editor shows beside a field. */
interface FieldNotes {
  readonly isRequired?: boolean;
  readonly help?: string | undefined;
}

const createEditorField = (
  field: BlockField,
  { isRequired = false, help }: FieldNotes = {},
): object => ({
  component: COMPONENTS[field.kind] ?? 'text',
  name: getRowName(field, help),
  label: field.label,
  valueType: field.kind === 'flag' ? 'boolean' : 'string',
  ...(isRequired ? { required: true } : {}),
  ...(help ? { description: help } : {}),
  ...(field.choices && field.choices.length > 0
    ? { options: field.choices.map((choice) => ({ name: choice, value: choice })) }
    : {}),
});

const toEditorField = (field: ComponentField): object => createEditorField(field, field);

const CONTENT = { component: 'richtext', name: 'content', label: 'Content', valueType: 'string' };

const createSheetField = (label: string): object => ({
  component: 'text',
  name: toKey(label),
  label: `${label}: path of a sheet`,
  valueType: 'string',
});

/** A part that an author adds to a block. */
interface AuthoredPart {
  readonly id: string;
  readonly label: string;
  readonly part: ComponentPart;
}

const listParts = ({ name, parts }: ComponentModel): AuthoredPart[] =>
  parts.flatMap((part) =>
    part.label === undefined
      ? []
      : [{ id: `${name}-${toKey(part.label)}`, label: part.label, part }],
  );

/** Creates the definition of a part. Its first cell has its ID, by which the block knows what the row adds. */
const createPartDefinition = (model: ComponentModel, { id, label }: AuthoredPart): object => ({
  title: `${label} (${model.title})`,
  id,
  model: id,
  plugins: {
    xwalk: {
      page: { resourceType: `${BLOCK}/item`, template: { name: label, model: id, part: id } },
    },
    da: { unsafeHTML: createPartHtml(model, label) },
  },
});

/** Creates the model of a part, whose fields become cells in their order. */
const createPartModel = ({ id, part }: AuthoredPart): object => ({
  id,
  fields: [
    {
      component: 'text',
      name: 'part',
      label: 'Part',
      value: id,
      valueType: 'string',
      hidden: true,
    },
    ...(part.json
      ? getJsonSettings(part.json).map((field) =>
          createEditorField(field, { help: part.json?.[field.attribute]?.label }),
        )
      : [...getSettings(part).map(toEditorField), { ...CONTENT, description: part.purpose }]),
  ],
});

/**
 * Creates the definitions, the models, and the filter of a block and its parts for the Universal Editor: in AEM as a
 * block of rows with two columns that contains items, and in Document Authoring as HTML.
 */
const createDefinition = (model: ComponentModel): object => {
  const { name, title, fields, parts } = model;
  const items = listParts(model);
  const filter = items.length > 0 ? { filter: name } : {};
  return {
    definitions: [
      {
        title,
        id: name,
        model: name,
        ...filter,
        plugins: {
          xwalk: {
            page: {
              resourceType: BLOCK,
              template: { name: toBlockHeading(name), model: name, ...filter, 'key-value': true },
            },
          },
          da: { unsafeHTML: createBlockHtml(model) },
        },
      },
      ...items.map((item) => createPartDefinition(model, item)),
    ],
    models: [
      {
        id: name,
        fields: [
          ...fields.map(toEditorField),
          ...parts.flatMap(({ json, label }) => (json && label ? [createSheetField(label)] : [])),
          CONTENT,
        ],
      },
      ...items.map(createPartModel),
    ],
    filters: items.length > 0 ? [{ id: name, components: items.map(({ id }) => id) }] : [],
  };
};

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Creates a library of all blocks for the Sidekick: a document with the table of each, and a sheet that lists them. */
export const createLibrary = (models: readonly ComponentModel[]): Files => {
  const rows = models.map(({ name, title }) => ({ name: title, path: `/bsro-ui/library/${name}` }));
  const { length } = rows;
  return {
    'bsro-ui/library.json': formatJson({
      ':type': 'sheet',
      total: length,
      offset: 0,
      limit: length,
      data: rows,
    }),
    ...Object.fromEntries(
      models.map((model) => [
        `bsro-ui/library/${model.name}.html`,
        `<!DOCTYPE html>\n<html>\n<head><title>${model.title}</title></head>\n<body>\n<header></header>\n<main>\n<div>\n${createAuthorTable(model)}\n</div>\n</main>\n<footer></footer>\n</body>\n</html>\n`,
      ]),
    ),
  };
};

/** Creates the file with a block's definition, which the project's build merges into its own. */
export const createDefinitionFile = (model: ComponentModel): Files => ({
  [`blocks/${model.name}/_${model.name}.json`]: formatJson(createDefinition(model)),
});

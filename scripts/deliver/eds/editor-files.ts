import type { ComponentField, ComponentModel } from '../component-model';
import type { Files } from '../files';
import { createAuthorTable, createBlockHtml, getHeading } from './author-table';

/** Returns the name of a row, by which an editor stores a value. */
const getRowName = ({ attribute }: ComponentField): string => attribute.slice('data-'.length);

const createEditorField = (field: ComponentField): object => {
  const { kind, label, help, isRequired, choices } = field;
  const component = kind === 'choice' ? 'select' : kind === 'flag' ? 'boolean' : 'text';
  return {
    component,
    name: getRowName(field),
    label,
    valueType: kind === 'flag' ? 'boolean' : 'string',
    ...(isRequired ? { required: true } : {}),
    ...(help ? { description: help } : {}),
    ...(choices.length > 0
      ? { options: choices.map((choice) => ({ name: choice, value: choice })) }
      : {}),
  };
};

/**
 * Creates the definition and the model of a block for the Universal Editor: as a block of rows with two columns in
 * AEM, and as HTML in Document Authoring.
 */
const createDefinition = (model: ComponentModel): object => {
  const { name, title, fields, parts } = model;
  const sheets = parts.flatMap(({ json, label }) => (json && label ? [label] : []));
  return {
    definitions: [
      {
        title,
        id: name,
        plugins: {
          xwalk: {
            page: {
              resourceType: 'core/franklin/components/block/v1/block',
              template: { name: getHeading(model), model: name, 'key-value': true },
            },
          },
          da: { unsafeHTML: createBlockHtml(model) },
        },
      },
    ],
    models: [
      {
        id: name,
        fields: [
          ...fields.map(createEditorField),
          ...sheets.map((label) => ({
            component: 'text',
            name: label.toLowerCase(),
            label: `${label}: path of a sheet`,
            valueType: 'string',
          })),
          { component: 'richtext', name: 'content', label: 'Content', valueType: 'string' },
        ],
      },
    ],
    filters: [],
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

import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { format } from 'prettier';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import { createSection } from '../../../authoring/author-docs';
import type { ComponentField, ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import type { BlockPlaceholder, ContentNode } from './browser/block';

/** Formats code by the conventions of Edge Delivery projects. */
export const formatCode = (code: string, parser: 'babel' | 'css' | 'html'): Promise<string> =>
  format(code, { parser, singleQuote: true, printWidth: 100 });

const toContentNode = (node: DefaultTreeAdapterMap['childNode']): ContentNode[] => {
  if ('value' in node) return [node.value.replace(/\s+/g, ' ')];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(toContentNode)]];
};

/** Parses HTML into data, from which a block creates nodes without a parser. */
const parseContent = (html: string): ContentNode[] =>
  parseFragment(html).childNodes.flatMap(toContentNode);

/** Creates a block's data about its placeholder. */
export const createBlockPlaceholder = ({
  name,
  className,
  fields,
  initialContent,
}: ComponentModel): BlockPlaceholder => ({
  name,
  className,
  fields: fields.map(({ attribute, label, kind, choices }) => ({
    attribute,
    label,
    kind,
    ...(choices.length > 0 ? { choices } : {}),
  })),
  ...(initialContent ? { initialContent: parseContent(initialContent) } : {}),
});

const createScript = (model: ComponentModel): Promise<string> =>
  formatCode(
    `import decoratePlaceholder from '../../scripts/bsro-ui/placeholder.js';

const placeholder = ${JSON.stringify(createBlockPlaceholder(model))};

/** Replaces the block with the placeholder of "${model.title}". */
export default function decorate(block) {
  decoratePlaceholder(block, placeholder);
}
`,
    'babel',
  );

const createStyles = ({ name }: ComponentModel): string => `/* The table is for authors only. */
.${name}.block {
  display: none;
}
`;

/** Describes what an author writes in the second column. */
const describeValue = ({ kind, choices, expected }: ComponentField): string => {
  if (kind === 'choice') return choices.join(', ');
  return kind === 'flag' ? 'yes or no' : expected;
};

const createReadme = (placeholder: AnyPlaceholder, model: ComponentModel): string => {
  const { name, fields, initialContent } = model;
  const heading = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const rows = fields.map(
    (field) =>
      `| ${field.label} | ${describeValue(field)} | ${field.isRequired ? 'yes' : 'no'} | ${field.help ?? ''} |`,
  );
  const table =
    rows.length > 0
      ? ['| row | value | required | purpose |', '|---|---|---|---|', ...rows].join('\n')
      : 'It has no rows with two columns.';
  return `${createSection(placeholder).replace('### ', '# ')}

## As a block

Write a table with the heading "${heading}". A row with two columns sets an attribute:

${table}

A row with one column is the HTML inside the placeholder.${
    initialContent ? ' Without such a row, the block contains a default form.' : ''
  } If the feature
needs elements that a document can't have, such as those with \`data-*\` attributes in the sample, create them in a block
of your site.

This folder is generated; each delivery overwrites it.
`;
};

/** Creates a block's files by their paths in the project. */
export const createBlockFiles = async (placeholder: AnyPlaceholder): Promise<Files> => {
  const model = createComponentModel(placeholder);
  const folder = `blocks/${model.name}`;
  return {
    [`${folder}/${model.name}.js`]: await createScript(model),
    [`${folder}/${model.name}.css`]: createStyles(model),
    [`${folder}/README.md`]: createReadme(placeholder, model),
  };
};

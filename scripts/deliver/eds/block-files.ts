import { format } from 'prettier';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import { createSection } from '../../../authoring/author-docs';
import { toBlockHeading } from '../../../authoring/block-names';
import type { ComponentField, ComponentModel, ComponentPart } from '../component-model';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import { createAuthorTable } from './author-table';
import { createDefinitionFile } from './editor-files';
import { createBlockPlaceholder, getJsonSettings, getSettings } from './block-placeholder';

/** Formats code by the conventions of Edge Delivery projects. */
export const formatCode = (code: string, parser: 'babel' | 'css' | 'html'): Promise<string> =>
  format(code, { parser, singleQuote: true, printWidth: 100 });

/** The folder of the code that all blocks share. */
export const SHARED = 'scripts/bsro-ui';

const createScript = (model: ComponentModel): Promise<string> =>
  formatCode(
    `import decoratePlaceholder from '../../${SHARED}/placeholder.js';

const placeholder = ${JSON.stringify(createBlockPlaceholder(model))};

/** Replaces the block with the placeholder of "${model.title}". */
export default function decorate(block) {
  return decoratePlaceholder(block, placeholder);
}
`,
    'babel',
  );

/** The heights of features in pixels at first, in windows of 375 and 1280 pixels. */
const HEIGHTS: Readonly<Record<string, readonly [narrow: number, wide: number]>> = {
  'my-garage': [196, 158],
  'expedited-booking': [292, 218],
  'schedule-appointment': [292, 218],
  'store-carousel': [388, 404],
  'store-results': [800, 800],
  'tire-detail': [214, 207],
  'tire-search': [133, 114],
  'tire-search-form': [293, 163],
  'vehicle-selector': [218, 88],
  appointment: [118, 80],
  'cart-app': [198, 146],
  'checkout-app': [138, 119],
  order: [99, 80],
  'tire-decision-guide': [444, 392],
};

/** Keeps the page below a feature in place until it has mounted and shows something. */
const createReservation = ({ name, className }: ComponentModel): string => {
  const isWaiting = `.${className}:not([data-mount='mounted'], [data-mount='failed'], [data-mount='off'])`;
  if (name === 'chat') {
    return `
/* In the corner, where the chat's button will be, so that the page below it stays in place. */
${isWaiting} {
  position: fixed;
  inset: auto 1rem 1rem auto;
}
`;
  }
  if (name === 'city-stores') {
    return `
/* On a line of its own, so that it doesn't move the next store when it arrives. */
.${className} .open-state {
  display: block;
  min-height: 1.5em;
}
`;
  }
  const [narrow, wide] = HEIGHTS[name] ?? [];
  if (narrow === undefined || wide === undefined) return '';
  const selector = `${isWaiting},\n.${className}[data-mount='mounted']:empty`;
  return `
/* The feature's height, so that the page below it stays in place. */
${selector} {
  min-height: ${narrow}px;
}

@media (width >= 768px) {
  ${selector} {
    min-height: ${wide}px;
  }
}
`;
};

const createStyles = (model: ComponentModel): string => `/* The table is for authors only. */
.${model.name}.block {
  display: none;
}
${createReservation(model)}`;

/** Describes what an author writes in the second column. */
const describeValue = ({ kind, choices, expected }: ComponentField): string => {
  if (kind === 'choice') return choices.join(', ');
  return kind === 'flag' ? 'yes or no' : expected;
};

const createFieldTable = ({ fields }: ComponentModel): string =>
  fields.length === 0
    ? 'It has no rows with two columns.'
    : [
        'A row with two columns sets a value; case and punctuation in the first don’t matter:',
        '',
        '| row | value | required | purpose |',
        '|---|---|---|---|',
        ...fields.map(
          (field) =>
            `| ${field.label} | ${describeValue(field)} | ${field.isRequired ? 'yes' : 'no'} | ${field.help ?? ''} |`,
        ),
      ].join('\n');

/** Describes the rows that begin with the name of a part. */
const describePart = (part: ComponentPart): string[] => {
  const { label, purpose, json } = part;
  if (label === undefined) return [];
  const fields = getSettings(part);
  const settings = (json ? getJsonSettings(json) : fields).map((field) => field.label);
  const [first] = settings;
  const cells =
    first === undefined
      ? 'its content in the second column'
      : `${settings.length === 1 ? `“${first}”` : `settings such as “${first}: …”, one per line,`} in the second column, and its content in the last`;
  const list =
    settings.length > 1
      ? ` The settings are ${settings.map((name) => `\`${name}\``).join(', ')}.`
      : fields.map(({ help }) => (help ? ` ${help}` : '')).join('');
  const sheet = json
    ? ' Links in paragraphs of their own, a picture, and the rest of the content fill the fields for them. Instead, ' +
      'the second column may link to a sheet with a column for each setting.'
    : '';
  return [`- **${label}**: ${purpose}; ${cells}.${list}${sheet}`];
};

const createPartList = ({ parts }: ComponentModel): string[] => {
  const list = parts.flatMap(describePart);
  return list.length > 0
    ? [`A row that begins with one of these names adds a part:\n\n${list.join('\n')}`]
    : [];
};

const describeContent = ({ initialContent }: ComponentModel): string =>
  initialContent
    ? 'The block has a form. To change a text of it, write the text as it is in the first column and the new one in ' +
      'the second; a link there also sets the URL of the link, or of the form with the button. A row with one column ' +
      'is content above the form.'
    : 'A row with one column is content inside the placeholder.';

const createReadme = (placeholder: AnyPlaceholder, model: ComponentModel): string =>
  `# ${model.title}

${createAuthorTable(model)}

Copy the table into a document, and change its values. Options in parentheses after “${toBlockHeading(model.name)}” become class names.

${[createFieldTable(model), ...createPartList(model), describeContent(model)].join('\n\n')}

${createSection(placeholder).replace(/^### .*/, '## As HTML')}

This folder is generated; each delivery overwrites it.
`;

/** Creates a block's files by their paths in the project. */
export const createBlockFiles = async (placeholder: AnyPlaceholder): Promise<Files> => {
  const model = createComponentModel(placeholder);
  const folder = `blocks/${model.name}`;
  return {
    [`${folder}/${model.name}.js`]: await createScript(model),
    [`${folder}/${model.name}.css`]: createStyles(model),
    ...createDefinitionFile(model),
    [`${folder}/README.md`]: createReadme(placeholder, model),
  };
};

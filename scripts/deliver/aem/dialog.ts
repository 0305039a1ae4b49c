import type { AttributeKind } from '../../../src/mounts/schema/attributes';
import type { ComponentModel } from '../component-model';
import { createUnstructured } from './docview';
import type { ContentNode } from './docview';
import { createDialogParts } from './dialog-parts';
import type { DialogField, ItemList } from './dialog-parts';
import { EDITOR_CATEGORY, VALIDATED_KINDS, getValidatorName } from './editor/names';

const GRANITE = 'granite/ui/components/coral/foundation';

const createNode = (
  resourceType: string,
  properties: ContentNode['properties'] = {},
  children: ContentNode['children'] = {},
): ContentNode =>
  createUnstructured({ 'sling:resourceType': resourceType, ...properties }, children);

const createItems = (children: Readonly<Record<string, ContentNode>>) => ({
  items: createUnstructured({}, children),
});

/** The form fields for kinds of text, with their properties. A choice and a flag have other fields. */
const TEXT_FIELDS: Readonly<
  Record<Exclude<AttributeKind, 'choice' | 'flag'>, readonly [string, ContentNode['properties']]>
> = {
  text: ['textfield', {}],
  list: ['textfield', {}],
  language: ['textfield', {}],
  // A number field would drop leading zeros.
  digits: ['textfield', {}],
  article: ['textfield', {}],
  day: [
    'datepicker',
    {
      type: 'date',
      displayedFormat: 'YYYY-MM-DD',
      valueFormat: 'YYYY-MM-DD',
      typeHint: 'String',
    },
  ],
  count: ['numberfield', { min: '0', max: '9999', step: '1' }],
  amount: ['numberfield', { min: '0', max: '999999.99', step: '0.01' }],
  url: ['pathfield', { rootPath: '/content' }],
};

/** Returns a text for authors without Markdown. */
export const toPlainText = (text: string): string => text.replaceAll('`', '');

const joinSentences = (texts: readonly (string | undefined)[]): string | undefined =>
  texts
    .flatMap((text) => (text ? toPlainText(/[.?!]$/.test(text) ? text : `${text}.`) : []))
    .join(' ') || undefined;

const createSelectItems = ({ choices, fallback, isRequired }: DialogField) => {
  const none = { text: fallback === undefined ? 'Not set' : `Default: ${fallback}`, value: '' };
  const items = [
    ...(isRequired ? [] : [none]),
    ...choices.map((value) => ({ text: value, value })),
  ];
  return createItems(
    Object.fromEntries(items.map((item, index) => [`item${index}`, createUnstructured(item)])),
  );
};

const createCheckbox = ({ name, label, help, fallback }: DialogField) => ({
  [name]: createNode(`${GRANITE}/form/checkbox`, {
    name: `./${name}`,
    text: label,
    fieldDescription: joinSentences([help]),
    value: true,
    uncheckedValue: false,
    checked: fallback === 'true' || undefined,
  }),
  // Otherwise Sling stores a string, which a template can't compare with a boolean.
  [`${name}Type`]: createNode(`${GRANITE}/form/hidden`, {
    name: `./${name}@TypeHint`,
    value: 'Boolean',
  }),
});

/** The buttons of a rich text editor, by its plugins. */
const RICH_TEXT_PLUGINS: Readonly<Record<string, readonly string[]>> = {
  format: ['bold', 'italic'],
  links: ['modifylink', 'unlink'],
  lists: ['unordered', 'ordered'],
};

const createRichText = ({ name, label, help, isRequired }: DialogField): ContentNode => {
  const plugins = Object.entries(RICH_TEXT_PLUGINS);
  const toolbar = plugins.flatMap(([plugin, features]) =>
    features.map((feature) => `${plugin}#${feature}`),
  );
  return createNode(
    'cq/gui/components/authoring/dialog/richtext',
    {
      name: `./${name}`,
      fieldLabel: label,
      fieldDescription: joinSentences([help]),
      required: isRequired || undefined,
      useFixedInlineToolbar: true,
    },
    {
      rtePlugins: createUnstructured(
        {},
        Object.fromEntries(
          plugins.map(([plugin, features]) => [plugin, createUnstructured({ features })]),
        ),
      ),
      uiSettings: createUnstructured(
        {},
        { cui: createUnstructured({}, { inline: createUnstructured({ toolbar }) }) },
      ),
    },
  );
};

/** Creates the nodes of a field by their names. */
const createFormField = (field: DialogField): Readonly<Record<string, ContentNode>> => {
  const { name, kind, label, help, expected, isRequired, fallback } = field;
  if (kind === 'flag') return createCheckbox(field);
  if (kind === 'richtext') return { [name]: createRichText(field) };
  const labeled = { fieldLabel: label, name: `./${name}`, required: isRequired || undefined };
  if (kind === 'choice') {
    const properties = { ...labeled, fieldDescription: joinSentences([help]) };
    return { [name]: createNode(`${GRANITE}/form/select`, properties, createSelectItems(field)) };
  }
  const [type, properties] = TEXT_FIELDS[kind];
  const rule = kind === 'text' ? undefined : `Enter ${expected}`;
  return {
    [name]: createNode(`${GRANITE}/form/${type}`, {
      ...labeled,
      fieldDescription: joinSentences([help, rule]),
      emptyText: fallback,
      validation: VALIDATED_KINDS.includes(kind) ? getValidatorName(kind) : undefined,
      ...properties,
    }),
  };
};

/** Creates the form field of a list, in which an author adds, moves, and removes items. */
const createMultifield = ({
  name,
  label,
  help,
  fields,
  nested = [],
}: ItemList): Readonly<Record<string, ContentNode>> => ({
  [name]: createNode(
    `${GRANITE}/form/multifield`,
    { fieldLabel: label, fieldDescription: joinSentences([help]), composite: true },
    {
      field: createNode(
        `${GRANITE}/container`,
        { name: `./${name}` },
        createItems(createFields(fields, nested)),
      ),
    },
  ),
});

/** Creates the nodes of fields and lists by their names. */
const createFields = (
  fields: readonly DialogField[],
  lists: readonly ItemList[],
): Readonly<Record<string, ContentNode>> =>
  Object.fromEntries([
    ...fields.flatMap((field) => Object.entries(createFormField(field))),
    ...lists.flatMap((list) => Object.entries(createMultifield(list))),
  ]);

/** Returns the repository path of the page that explains a component to authors. */
export const getHelpPath = (name: string): string => `/apps/bsro-ui/help/${name}.html`;

/** Creates the dialog of a component: its description, a form field for each of its fields, and its lists. */
export const createDialog = (model: ComponentModel): ContentNode => {
  const { name, title, description } = model;
  const { fields, lists } = createDialogParts(model);
  const column = createNode(
    `${GRANITE}/container`,
    {},
    createItems({
      about: createNode(`${GRANITE}/text`, { text: toPlainText(description) }),
      ...createFields([...model.fields, ...fields], lists),
    }),
  );
  const columns = createNode(`${GRANITE}/fixedcolumns`, { margin: true }, createItems({ column }));
  return createNode(
    'cq/gui/components/authoring/dialog',
    { 'jcr:title': title, helpPath: getHelpPath(name), extraClientlibs: [EDITOR_CATEGORY] },
    { content: createNode(`${GRANITE}/container`, {}, createItems({ columns })) },
  );
};

/** The tab of AEM's in which a template's author defines the styles that authors can choose. */
const STYLE_TAB = '/mnt/overlay/cq/gui/components/authoring/dialog/style/tab_design/styletab';

/** Creates the dialog of a component's policies in the template editor. */
export const createDesignDialog = ({ title }: ComponentModel): ContentNode =>
  createNode(
    'cq/gui/components/authoring/dialog',
    { 'jcr:title': title },
    {
      content: createNode(
        `${GRANITE}/tabs`,
        {},
        createItems({ styles: createNode(`${GRANITE}/include`, { path: STYLE_TAB }) }),
      ),
    },
  );

/** A field in the properties of a component. */
export interface EditorField {
  readonly name: string;
  readonly component: string;
  readonly label: string;
  readonly value?: string;
  readonly options?: readonly { readonly value: string }[];
}

interface EditorModel {
  readonly id: string;
  readonly fields: readonly EditorField[];
}

interface EditorDefinition {
  readonly title: string;
  readonly id: string;
  readonly model: string;
  readonly filter?: string;
  readonly plugins: {
    readonly xwalk: {
      readonly page: {
        readonly resourceType: string;
        readonly template: Readonly<Record<string, string | boolean>>;
      };
    };
    readonly da: { readonly unsafeHTML: string };
  };
}

/** The file `_NAME.json` of a block. */
export interface EditorFile {
  readonly definitions: readonly EditorDefinition[];
  readonly models: readonly EditorModel[];
  readonly filters: readonly { readonly id: string; readonly components: readonly string[] }[];
}

/** The path of a block in AEM. */
const RESOURCE = 'urn:aemconnection:/content/site/page/jcr:content/root/section/block';

const formatAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Renders the cell of a value: it depends on the value whether the cell or an element in it is marked. */
const renderCell = ({ name, label, component }: EditorField, value: string): string => {
  if (value === '') return '<div></div>';
  const marks = { 'data-aue-prop': name, 'data-aue-label': label };
  if (component === 'richtext') {
    const paragraph = { 'data-richtext-prop': name, 'data-richtext-label': label };
    return `<div><p${formatAttributes(paragraph)}>${value}</p></div>`;
  }
  if (component === 'reference') {
    const image = formatAttributes({ ...marks, 'data-aue-type': 'media' });
    return `<div><picture><img src="${value}" alt=""${image}></picture></div>`;
  }
  if (component === 'aem-content') return `<div><a href="${value}">${value}</a></div>`;
  return `<div${formatAttributes({ ...marks, 'data-aue-type': 'text' })}>${value}</div>`;
};

const findModel = ({ models }: EditorFile, id: string): EditorModel => {
  const model = models.find((candidate) => candidate.id === id);
  if (!model) throw new Error(`No model ${id}`);
  return model;
};

/**
 * Renders a block with an item of each kind as AEM does for the Universal Editor: a row with name and value per
 * property of a key-value block, and a row with a cell per property for each item
 * (experienceleague.adobe.com, "Content modeling" and "Attributes and types").
 * @param getValue returns what an author has entered; an empty text for a field without a value
 */
export const renderForEditor = (
  file: EditorFile,
  getValue: (field: EditorField) => string,
): string => {
  const [block, ...items] = file.definitions;
  if (!block) throw new Error('No definition');
  const { template } = block.plugins.xwalk.page;
  const rows = findModel(file, block.model).fields.flatMap((field) => {
    const value = getValue(field);
    return value === '' ? [] : `<div><div>${field.name}</div>${renderCell(field, value)}</div>`;
  });
  const itemRows = items.map(({ title, model, plugins }, index) => {
    const preset = plugins.xwalk.page.template;
    const cells = findModel(file, model).fields.map((field) =>
      renderCell(field, String(preset[field.name] ?? getValue(field))),
    );
    const marks = formatAttributes({
      'data-aue-resource': `${RESOURCE}/item_${index}`,
      'data-aue-type': 'component',
      'data-aue-model': model,
      'data-aue-label': title,
    });
    return `<div${marks}>${cells.join('')}</div>`;
  });
  const marks = formatAttributes({
    'data-aue-resource': RESOURCE,
    'data-aue-type': block.filter ? 'container' : 'component',
    'data-aue-behavior': 'component',
    'data-aue-model': block.model,
    'data-aue-label': block.title,
    ...(block.filter ? { 'data-aue-filter': block.filter } : {}),
  });
  const className = String(template['name']).toLowerCase().replaceAll(' ', '-');
  return `<div class="${className}"${marks}>${rows.join('')}${itemRows.join('')}</div>`;
};

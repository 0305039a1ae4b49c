/** The properties of a node type, as AEM expects them. */
interface NodeType {
  /** Properties that a node must have. */
  readonly required: readonly string[];
  /** Other properties that it may have. */
  readonly optional?: readonly string[];
}

/** The primary types in the package. */
const NODE_TYPES: Readonly<Record<string, NodeType>> = {
  'cq:Component': {
    required: ['jcr:title', 'jcr:description', 'componentGroup'],
    optional: ['cq:icon', 'cq:isContainer', 'cq:noDecoration'],
  },
  'cq:EditConfig': { required: ['cq:actions'], optional: ['cq:dialogMode'] },
  'cq:ClientLibraryFolder': {
    required: ['categories', 'cssProcessor', 'jsProcessor'],
    optional: ['allowProxy', 'dependencies'],
  },
  'sling:Folder': { required: ['jcr:title'], optional: ['jcr:mixinTypes', 'jcr:language'] },
  'sling:MessageEntry': { required: ['sling:key', 'sling:message'] },
  // Its resource type determines its properties.
  'nt:unstructured': { required: [] },
};

const FORM = 'granite/ui/components/coral/foundation/form';
const FIELD_PROPERTIES = ['fieldDescription', 'required', 'emptyText', 'validation'];

/** The resource types in dialogs. */
const RESOURCE_TYPES: Readonly<Record<string, NodeType>> = {
  'cq/gui/components/authoring/dialog': {
    required: ['jcr:title'],
    optional: ['extraClientlibs', 'helpPath'],
  },
  'granite/ui/components/coral/foundation/container': { required: [], optional: ['name'] },
  'granite/ui/components/coral/foundation/fixedcolumns': { required: ['margin'] },
  'granite/ui/components/coral/foundation/tabs': { required: [] },
  'granite/ui/components/coral/foundation/include': { required: ['path'] },
  'granite/ui/components/coral/foundation/text': { required: ['text'] },
  [`${FORM}/textfield`]: { required: ['fieldLabel', 'name'], optional: FIELD_PROPERTIES },
  [`${FORM}/select`]: { required: ['fieldLabel', 'name'], optional: FIELD_PROPERTIES },
  [`${FORM}/checkbox`]: {
    required: ['text', 'name', 'value', 'uncheckedValue'],
    optional: ['fieldDescription', 'checked'],
  },
  [`${FORM}/numberfield`]: {
    required: ['fieldLabel', 'name', 'min', 'max', 'step'],
    optional: FIELD_PROPERTIES,
  },
  [`${FORM}/datepicker`]: {
    required: ['fieldLabel', 'name', 'type', 'displayedFormat', 'valueFormat', 'typeHint'],
    optional: FIELD_PROPERTIES,
  },
  [`${FORM}/multifield`]: {
    required: ['fieldLabel', 'composite'],
    optional: ['fieldDescription'],
  },
  'cq/gui/components/authoring/dialog/richtext': {
    required: ['fieldLabel', 'name', 'useFixedInlineToolbar'],
    optional: ['fieldDescription', 'required'],
  },
  [`${FORM}/hidden`]: { required: ['name', 'value'] },
  [`${FORM}/pathfield`]: {
    required: ['fieldLabel', 'name', 'rootPath'],
    optional: FIELD_PROPERTIES,
  },
};

/** The resource types that need child nodes named `items`. */
const TYPES_WITH_ITEMS = /\/(container|fixedcolumns|tabs|select)$/;

const TYPED_VALUE = /^(?:\{Boolean\}(?:true|false)|\{Long\}-?\d+|\[.*\]|\\[[{\\].*|[^[{\\].*|)$/s;

const describe = ({ nodeName, parentElement }: Element): string =>
  parentElement ? `${describe(parentElement)}/${nodeName}` : nodeName;

/**
 * Checks the nodes of a document view against the tables: types, required and unknown properties,
 * values, and the names of dialog fields.
 * @returns the problems, each with the node's path
 */
export const checkNodes = (root: Element): string[] => {
  const names = new Set<string>();
  const checkNode = (node: Element): string[] => {
    const problems: string[] = [];
    const get = (name: string): string | undefined => node.getAttribute(name) ?? undefined;
    const type = get('jcr:primaryType');
    const resourceType = get('sling:resourceType');
    const nodeType = type === undefined ? undefined : NODE_TYPES[type];
    if (!nodeType) problems.push(`unknown jcr:primaryType ${type}`);
    const resource = resourceType === undefined ? undefined : RESOURCE_TYPES[resourceType];
    if (resourceType !== undefined && !resource) {
      problems.push(`unknown sling:resourceType ${resourceType}`);
    }
    // The options of a select, and the settings of a rich text, have no resource type.
    const isSetting = node.closest('rtePlugins, uiSettings') !== null;
    const isOption =
      type === 'nt:unstructured' && !resourceType && node.nodeName !== 'items' && !isSetting;
    const required = isOption
      ? ['text', 'value']
      : [...(nodeType?.required ?? []), ...(resource?.required ?? [])];
    const optional = [
      ...(nodeType?.optional ?? []),
      ...(resource?.optional ?? []),
      ...(isSetting ? ['features', 'toolbar'] : []),
    ];
    for (const name of required) {
      if (get(name) === undefined) problems.push(`no ${name}`);
    }
    for (const { name, value } of node.attributes) {
      const isKnown =
        /^xmlns:|^jcr:primaryType$|^sling:resourceType$/.test(name) ||
        [...required, ...optional].includes(name);
      if (!isKnown) problems.push(`unknown property ${name}`);
      if (!TYPED_VALUE.test(value)) problems.push(`invalid value ${name}="${value}"`);
    }
    const field = resourceType?.startsWith(FORM) ? get('name') : undefined;
    if (field !== undefined) {
      if (!field.startsWith('./')) problems.push(`the name ${field} doesn't begin with ./`);
      if (names.has(field)) problems.push(`two fields named ${field}`);
      names.add(field);
    }
    const hasItems = [...node.children].some(({ nodeName }) => nodeName === 'items');
    if (TYPES_WITH_ITEMS.test(resourceType ?? '') && !hasItems) problems.push('no items');
    if (resourceType?.endsWith('/dialog') && node.firstElementChild?.nodeName !== 'content') {
      problems.push('no content');
    }
    return [
      ...problems.map((problem) => `${describe(node)}: ${problem}`),
      ...[...node.children].flatMap(checkNode),
    ];
  };
  return checkNode(root);
};

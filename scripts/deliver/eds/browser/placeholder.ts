import type { BlockField, BlockPlaceholder, ContentNode } from './block';

/** Converts a name to lowercase words with dashes, so that case and punctuation don't matter. */
const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Finds the field of a row by its label, or by its attribute's name with or without `data-`. */
const findField = (fields: readonly BlockField[], name: string): BlockField | undefined => {
  const key = toKey(name);
  return fields.find(({ attribute, label }) =>
    [toKey(label), attribute, attribute.slice('data-'.length)].includes(key),
  );
};

const isWebUrl = (url: string): boolean => {
  try {
    return /^https?:$/.test(new URL(url, document.baseURI).protocol);
  } catch {
    return false;
  }
};

/** Reads a cell: for a URL, that of the cell's link or picture; otherwise its text. */
const readCell = (cell: Element, kind: string): string => {
  const text = (cell.textContent ?? '').trim();
  if (kind === 'url') {
    const link = cell.querySelector('a[href]')?.getAttribute('href');
    return link ?? cell.querySelector('img[src]')?.getAttribute('src') ?? text;
  }
  const items = kind === 'list' ? [...cell.querySelectorAll('li')] : [];
  return items.length > 0 ? items.map((item) => (item.textContent ?? '').trim()).join(',') : text;
};

/** Converts an author's text to the value of an attribute; the feature reports an invalid one. */
const toValue = (text: string, { kind, choices = [] }: BlockField): string => {
  if (kind === 'flag' && /^(yes|true|on)$/i.test(text)) return '';
  if (kind === 'flag' && /^(no|false|off)$/i.test(text)) return 'false';
  return choices.find((choice) => toKey(choice) === toKey(text)) ?? text;
};

/** Creates the nodes of a block's initial content, with IDs that are unique on the page. */
const createNodes = (content: readonly ContentNode[]): Node[] => {
  const ids = new Map<string, string>();
  const toUnique = (id: string): string => {
    let name = ids.get(id) ?? id;
    for (let number = 2; !ids.has(id) && document.getElementById(name); number += 1) {
      name = `${id}-${number}`;
    }
    ids.set(id, name);
    return name;
  };
  const createNode = (node: ContentNode): Node => {
    if (typeof node === 'string') return document.createTextNode(node);
    const [tag, attributes, ...children] = node;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, /^(id|for)$/.test(name) ? toUnique(value) : value);
    }
    element.append(...children.map(createNode));
    return element;
  };
  return content.map(createNode);
};

/**
 * Replaces a block with its placeholder. A row with two cells sets an attribute, and a row with one
 * cell is content. An invalid row is reported in the console, and the others still apply.
 */
export default function decoratePlaceholder(
  block: HTMLElement,
  { name: blockName, className, fields, initialContent = [] }: BlockPlaceholder,
): void {
  const values = new Map<BlockField, string>();
  const content: Node[] = [];
  const reject = (problem: string): void => {
    console.error(`bsro-ui: the block ${blockName} ${problem}`, block);
  };
  for (const row of block.children) {
    const [first, second] = row.children;
    if (!first) continue;
    if (!second) {
      content.push(...first.childNodes);
      continue;
    }
    const name = (first.textContent ?? '').trim();
    const field = findField(fields, name);
    const text = field ? readCell(second, field.kind) : '';
    if (!field) {
      const known = fields.map(({ label }) => label).join(', ') || 'no rows with two columns';
      reject(`has no "${name}"; it has ${known}`);
    } else if (field.kind === 'url' && text && !isWebUrl(text)) {
      reject(`ignores the URL "${text}" of "${field.label}"`);
    } else if (text) {
      values.set(field, toValue(text, field));
    }
  }
  const placeholder = document.createElement('div');
  placeholder.className = className;
  for (const field of fields) {
    const value = values.get(field);
    if (value !== undefined) placeholder.setAttribute(field.attribute, value);
  }
  const isEmpty = content.every((node) => node instanceof Text && !node.data.trim());
  placeholder.append(...(isEmpty ? createNodes(initialContent) : content));
  block.replaceWith(placeholder);
}

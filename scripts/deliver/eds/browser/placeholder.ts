import type { BlockField, BlockPart, BlockPlaceholder, ContentNode } from './block';
import {
  createJsonItem,
  findField,
  findSheet,
  findUrl,
  getContent,
  getText,
  isWebUrl,
  readCell,
  readSettings,
  toKey,
  toValue,
} from './cells.js';
import { loadSheet } from './loader.js';

const createNode = (node: ContentNode): HTMLElement | Text => {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(createNode));
  return element;
};

const getTextNodes = (root: Node): Text[] => {
  if (root instanceof Text) return [root];
  return [...root.childNodes].flatMap(getTextNodes);
};

/** Makes the IDs of a form unique on the page. */
const makeUnique = (form: Element): void => {
  for (const element of form.querySelectorAll('[id]')) {
    const { id } = element;
    let name = id;
    for (let number = 2; document.getElementById(name); number += 1) name = `${id}-${number}`;
    element.id = name;
    for (const label of form.querySelectorAll('label')) {
      if (label.htmlFor === id) label.htmlFor = name;
    }
  }
};

/** Creates a block's form, with the texts and the URLs that an author has written instead of its own. */
const createForm = (
  nodes: readonly ContentNode[],
  texts: ReadonlyMap<string, Element>,
): ChildNode[] => {
  const form = document.createElement('div');
  form.append(...nodes.map(createNode));
  makeUnique(form);
  for (const text of getTextNodes(form)) {
    const cell = texts.get(toKey(text.data));
    if (!cell) continue;
    text.data = getText(cell) || text.data;
    const url = findUrl(cell);
    if (!url || !isWebUrl(url)) continue;
    text.parentElement?.closest('a')?.setAttribute('href', url);
    text.parentElement?.closest('button')?.closest('form')?.setAttribute('action', url);
  }
  return [...form.childNodes];
};

const PHRASING = /^(P|SPAN|SUMMARY|A|BUTTON)$/;

/** Returns nodes as they may stand in an element: a paragraph can't contain another one. */
const toChildren = (parent: Element | null, nodes: readonly ChildNode[]): ChildNode[] =>
  parent && PHRASING.test(parent.tagName)
    ? nodes.flatMap((node) => (node instanceof HTMLParagraphElement ? [...node.childNodes] : node))
    : [...nodes];

/** Puts an author's content into an element, in place of the ellipses or, without any, of everything. */
const fill = (root: Element, content: readonly ChildNode[]): void => {
  const slots = getTextNodes(root).filter(({ data }) => data.includes('…'));
  const [first, last] = slots;
  if (!first) root.replaceChildren(...toChildren(root, content));
  const parts = last ? [content.slice(0, 1), content.slice(1)] : [content];
  slots.forEach((slot, index) => {
    slot.before(...toChildren(slot.parentElement, parts[index] ?? []));
    slot.data = slot.data.replace('…', '');
  });
};

/** Returns an author's link, or a button with the author's content. */
const createControl = (content: readonly ChildNode[], fallback: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.append(...content);
  const link = holder.querySelector('a');
  if (link) return link;
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...(content.length > 0 ? toChildren(button, [...holder.childNodes]) : [fallback]));
  return button;
};

/** Moves the attributes by which an editor finds an element. */
const moveInstrumentation = (from: Element, to: Element): void => {
  for (const { name, value } of [...from.attributes]) {
    if (!/^data-(aue|richtext)-/.test(name)) continue;
    to.setAttribute(name, value);
    from.removeAttribute(name);
    // An editor looks for the closest block that has them.
    to.classList.add('block');
  }
};

interface Item {
  readonly part: BlockPart;
  readonly row: Element;
  readonly values: ReadonlyMap<BlockField, string>;
  readonly content: readonly ChildNode[];
}

const createElement = ({ part, row, values, content }: Item, template: ContentNode): Element => {
  const [value = ''] = values.values();
  const created = createNode(template);
  const root =
    created instanceof HTMLAnchorElement
      ? createControl(content, value.charAt(0).toUpperCase() + value.slice(1))
      : created;
  if (!(root instanceof HTMLElement)) throw new Error(`${part.label} is no element`);
  const target =
    root === created && !root.matches(part.selector) ? root.querySelector(part.selector) : root;
  for (const [{ attribute }, text] of values) (target ?? root).setAttribute(attribute, text);
  if (created instanceof HTMLAnchorElement) {
    for (const { name, value: own } of created.attributes) {
      if (name.startsWith('data-') && !root.hasAttribute(name)) root.setAttribute(name, own);
    }
  } else {
    fill(root, content);
  }
  if (part.inner) {
    const inner = document.createElement('div');
    inner.className = part.inner.className;
    for (const name of part.inner.attributes) {
      const text = root.getAttribute(name);
      if (text !== null) inner.setAttribute(name, text);
    }
    root.append(inner);
  }
  moveInstrumentation(row, root);
  return root;
};

/**
 * Replaces a block with its placeholder. A row with two cells sets an attribute, or the text of a form; a
 * row that begins with the name of a part adds one; a row with one cell is content. An invalid row is
 * reported in the console, and the others still apply.
 */
export default async function decoratePlaceholder(
  block: HTMLElement,
  { name: blockName, className, fields, parts = [], required = [], form = [] }: BlockPlaceholder,
): Promise<void> {
  const reject = (problem: string): void => {
    console.error(`bsro-ui: the block ${blockName} ${problem}`, block);
  };
  const placeholder = document.createElement('div');
  placeholder.className = className;
  const formTexts = form.map(createNode).flatMap(getTextNodes).map(getText).filter(Boolean);
  const formKeys = new Set(formTexts.map(toKey));
  const attributes = new Map<BlockField, string>();
  const texts = new Map<string, Element>();
  const content: ChildNode[] = [];
  const containers = new Map<BlockPart, Element>();
  const objects: unknown[] = [];

  const addItem = (item: Item): void => {
    const { part } = item;
    if (!part.template) {
      objects.push(createJsonItem(part.fields, item.values, item.content));
      return;
    }
    const element = createElement(item, part.template);
    const container = part.container && (containers.get(part) ?? createNode(part.container));
    if (!(container instanceof Element)) {
      content.push(element);
      return;
    }
    if (!containers.has(part)) {
      fill(container, []);
      containers.set(part, container);
      content.push(container);
    }
    container.append(element);
  };

  const addSheet = async (part: BlockPart, url: string): Promise<void> => {
    for (const row of await loadSheet(url)) {
      const values = new Map<BlockField, string>();
      for (const [name, text] of Object.entries(row)) {
        const field = findField(part.fields, name);
        if (field && text) values.set(field, toValue(text, field));
      }
      objects.push(createJsonItem(part.fields, values, []));
    }
  };

  /** Adds a part; returns a promise only for a sheet, so that other blocks are complete at once. */
  const addPart = (
    part: BlockPart,
    row: Element,
    cells: readonly Element[],
  ): Promise<void> | undefined => {
    const [settings, ...rest] = cells;
    const url = settings && rest.length === 0 ? findSheet(settings) : undefined;
    if (!part.template && url) {
      return addSheet(part, url).catch((error: unknown) =>
        reject(`has no ${part.label}: ${String(error)}`),
      );
    }
    const hasSettings = part.fields.length > 0;
    const values =
      settings && hasSettings
        ? readSettings(settings, part.fields, (line) => {
            const known = part.fields.map(({ label }) => label).join(', ');
            reject(`has a row "${part.label}" with "${line}"; its settings are ${known}`);
          })
        : new Map<BlockField, string>();
    const contents = hasSettings ? rest : cells;
    addItem({ part, row, values, content: contents.flatMap(getContent) });
    return undefined;
  };

  const setField = (field: BlockField, cell: Element): void => {
    const text = readCell(cell, field.kind);
    if (field.kind === 'url' && text && !isWebUrl(text)) {
      reject(`ignores the URL "${text}" of "${field.label}"`);
    } else if (text) {
      attributes.set(field, toValue(text, field));
    }
  };

  for (const row of [...block.children]) {
    const [first, ...cells] = row.children;
    if (!first) continue;
    const name = getText(first);
    const filled = cells.filter((cell) => getContent(cell).length > 0);
    const field = findField(fields, name);
    const part = parts.find(({ label }) => toKey(label) === toKey(name));
    const [cell] = cells;
    if (field && cell) setField(field, cell);
    else if (part) {
      const loading = addPart(part, row, filled);
      if (loading) await loading;
    } else if (cell && toKey(name) === 'content') content.push(...cells.flatMap(getContent));
    else if (cell && formKeys.has(toKey(name))) texts.set(toKey(name), cell);
    else if (filled.length === 0) content.push(...first.childNodes);
    else {
      const labels = [...fields, ...parts].map(({ label }) => label);
      const known = [...labels, ...formTexts].join(', ') || 'no rows with two columns';
      reject(`has no "${name}"; it has ${known}`);
    }
  }

  for (const field of fields) {
    const value = attributes.get(field);
    if (value !== undefined) placeholder.setAttribute(field.attribute, value);
  }
  const isEmpty = content.every((node) => node instanceof Text && !node.data.trim());
  if (!isEmpty) placeholder.append(...content);
  // An author may write content above the form, but can't write a form in a document.
  if (!placeholder.querySelector('form')) placeholder.append(...createForm(form, texts));
  if (objects.length > 0) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.append(JSON.stringify(objects));
    placeholder.append(script);
  }
  for (const { selector, place, description } of required) {
    const isFound =
      placeholder.querySelector(selector) ??
      (place === 'around' ? block.closest(selector) : null) ??
      (place !== undefined && placeholder.matches(selector));
    if (!isFound) reject(`needs ${description}`);
  }
  const options = [...block.classList].filter((name) => name !== blockName && name !== 'block');
  placeholder.classList.add(...options);
  moveInstrumentation(block, placeholder);
  block.replaceWith(placeholder);
}

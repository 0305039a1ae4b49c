import { toKey } from '../../../../authoring/block-names';
import { PHRASING } from '../../phrasing';
import { findUrl, getText, isWebUrl } from './cells';
import type { ContentNode } from './block';
import { isInstrumented, moveInstrumentation } from './instrumentation';

export const createNode = (node: ContentNode): HTMLElement | Text => {
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

/** Returns what may stand for a paragraph where none may be; an editor must still find it. */
const toPhrase = (paragraph: HTMLParagraphElement): readonly ChildNode[] => {
  if (!isInstrumented(paragraph)) return [...paragraph.childNodes];
  const phrase = document.createElement('span');
  moveInstrumentation(paragraph, phrase);
  phrase.append(...paragraph.childNodes);
  return [phrase];
};

/** Returns nodes as they may stand in an element: a paragraph can't contain another one. */
export const toChildren = (parent: Element | null, nodes: readonly ChildNode[]): ChildNode[] =>
  parent && PHRASING.test(parent.localName)
    ? nodes.flatMap((node) => (node instanceof HTMLParagraphElement ? toPhrase(node) : node))
    : [...nodes];

/** Puts an author's content into an element, in place of the ellipses or, without any, of everything. */
export const fill = (root: Element, content: readonly ChildNode[]): void => {
  const slots = getTextNodes(root).filter(({ data }) => data.includes('…'));
  const [first, last] = slots;
  if (!first) {
    const target = root instanceof HTMLTemplateElement ? root.content : root;
    target.replaceChildren(...toChildren(root, content));
  }
  const parts = last ? [content.slice(0, 1), content.slice(1)] : [content];
  slots.forEach((slot, index) => {
    slot.before(...toChildren(slot.parentElement, parts[index] ?? []));
    slot.data = slot.data.replace('…', '');
  });
};

/** Lists the texts of a form, which an author can change. */
export const listTexts = (form: readonly ContentNode[]): string[] =>
  form.map(createNode).flatMap(getTextNodes).map(getText).filter(Boolean);

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

/**
 * Creates a block's form.
 * @param texts the cells with an author's texts and URLs, by the keys of the texts that they replace
 */
export const createForm = (
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

import type { ContentNode } from './block';
import { createNode, fill, toChildren } from './elements';
import { isInstrumented, moveInstrumentation } from './instrumentation';
import type { PartRow } from './rows';

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

/** Creates the placeholder inside a part, with the attributes that both have. */
const createInner = (
  root: Element,
  { className, attributes }: NonNullable<PartRow['part']['inner']>,
): Element => {
  const inner = document.createElement('div');
  inner.className = className;
  for (const name of attributes) {
    const text = root.getAttribute(name);
    if (text !== null) inner.setAttribute(name, text);
  }
  return inner;
};

/** Creates a link or button, with the attributes of its template but the URL. */
const createControlOf = (
  template: HTMLAnchorElement,
  { values, content }: PartRow,
): HTMLElement => {
  const [value = ''] = values.values();
  const control = createControl(content, value.charAt(0).toUpperCase() + value.slice(1));
  for (const { name, value: own } of template.attributes) {
    if (name.startsWith('data-')) control.setAttribute(name, own);
  }
  return control;
};

const createFilled = (template: HTMLElement, { content }: PartRow): HTMLElement => {
  fill(template, content);
  return template;
};

/** Returns an element for what is in a template, where an author couldn't see it. */
const toVisible = (node: ContentNode): ContentNode => {
  if (typeof node === 'string') return node;
  const [tag, ...rest] = node;
  return [tag === 'template' ? 'div' : tag, ...rest];
};

/** Creates the element of a part. */
export const createPartElement = (row: PartRow, template: ContentNode): Element => {
  const { part, values } = row;
  const created = createNode(isInstrumented(row.element) ? toVisible(template) : template);
  if (!(created instanceof HTMLElement)) throw new Error(`${part.label} is no element`);
  const isControl = created instanceof HTMLAnchorElement;
  const root = isControl ? createControlOf(created, row) : createFilled(created, row);
  const target =
    isControl || root.matches(part.selector) ? root : root.querySelector(part.selector);
  for (const [{ attribute }, text] of values) (target ?? root).setAttribute(attribute, text);
  if (part.inner) root.append(createInner(root, part.inner));
  moveInstrumentation(row.element, root);
  return root;
};

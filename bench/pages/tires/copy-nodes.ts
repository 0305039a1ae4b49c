import { createElement } from 'react';
import type { ReactNode } from 'react';

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};

/** Creates React elements that copy existing nodes, without components, handlers, or hooks. */
export const copyNodes = (nodes: Iterable<Node>): ReactNode[] =>
  [...nodes].map((node, key) => {
    if (!(node instanceof Element)) return node.textContent;
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => [REACT_NAMES[name] ?? name, value === '' ? true : value] as const);
    const isFormField = node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
    return createElement(
      node.localName,
      { key, ...Object.fromEntries(attributes), ...(isFormField && { readOnly: true }) },
      ...(node.childNodes.length > 0 ? copyNodes(node.childNodes) : []),
    );
  });

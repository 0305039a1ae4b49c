import { createElement } from './create-element';

/** Creates an element whose text screen readers announce when it changes. */
export const createStatus = (
  tag: 'div' | 'p' | 'span',
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement => {
  const status = createElement(tag, { className }, ...children);
  status.setAttribute('role', 'status');
  return status;
};

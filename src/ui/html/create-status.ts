import { createElement } from './create-element';

/** Creates a live region: screen readers announce its text when the text changes. */
export const createStatus = (
  tag: 'div' | 'p' | 'span',
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement => {
  const status = createElement(tag, { className }, ...children);
  status.setAttribute('role', 'status');
  return status;
};

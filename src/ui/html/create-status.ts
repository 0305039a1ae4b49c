import { createElement } from './create-element';

/** Creates a live region: screen readers announce its text when the text changes, an alert at once. */
export const createLiveRegion = (
  role: 'status' | 'alert',
  tag: 'div' | 'p' | 'span',
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement => {
  const region = createElement(tag, { className }, ...children);
  region.setAttribute('role', role);
  return region;
};

/** Creates a live region whose text screen readers announce when they have said the rest. */
export const createStatus = (
  tag: 'div' | 'p' | 'span',
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement => createLiveRegion('status', tag, className, ...children);

/** Creates an element with properties and children. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children);
  return element;
};

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Paths of icons of the Lucide set (ISC license), 24 by 24. */
const ICON_PATHS = {
  phone:
    'M13.83 16.57a1 1 0 0 0 1.21-.3l.36-.47a2 2 0 0 1 1.6-.8h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.39',
  directions: 'm3 11 19-9-9 19-2-8-8-2',
  calendar:
    'M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
} as const;

/** Creates an icon, hidden from assistive technology. */
export const createIcon = (name: keyof typeof ICON_PATHS): SVGElement => {
  const drawing = document.createElementNS(SVG_NAMESPACE, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', 'bsro-icon');
  const path = document.createElementNS(SVG_NAMESPACE, 'path');
  path.setAttribute('d', ICON_PATHS[name]);
  drawing.append(path);
  return drawing;
};

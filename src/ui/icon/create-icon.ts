import type { IconShape } from './shapes';
import './icon.css';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Creates a decorative icon, hidden from screen readers; `Icon` does the same in React. */
export const createIcon = (shape: IconShape): SVGElement => {
  const icon = document.createElementNS(SVG_NAMESPACE, 'svg');
  icon.setAttribute('class', 'bsro-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  for (const pathData of shape) {
    const path = document.createElementNS(SVG_NAMESPACE, 'path');
    path.setAttribute('d', pathData);
    icon.append(path);
  }
  return icon;
};

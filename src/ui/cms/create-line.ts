/**
 * Creates the line that an enhancement adds to the CMS's markup, or that holds what React renders beside it. React
 * roots render everything else (docs/architecture.md).
 */
export const createLine = (
  tag: 'p' | 'span' | 'div' | 'h2',
  className: string,
  text = '',
): HTMLElement => {
  const line = document.createElement(tag);
  if (className) line.className = className;
  line.textContent = text;
  return line;
};

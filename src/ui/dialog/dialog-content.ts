import './dialog.css';

const SVG = 'http://www.w3.org/2000/svg';
const CLOSE_ICON = 'M18 6 6 18M6 6l12 12';

let headings = 0;

const createCloseButton = (): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'bsro-dialog__close';
  button.dataset['modalClose'] = '';
  button.setAttribute('aria-label', 'Close');
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'bsro-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', CLOSE_ICON);
  icon.append(path);
  button.append(icon);
  return button;
};

/** Creates a modal's title, close button, and body without React, with the class names of `Dialog`. */
export const createDialogContent = (
  title: string,
  body: readonly Node[],
): { content: HTMLElement; labelledBy: string; closeButton: HTMLButtonElement } => {
  headings += 1;
  const labelledBy = `bsro-dialog-${headings}`;
  const content = document.createElement('div');
  content.className = 'bsro-dialog__content';
  const header = document.createElement('header');
  header.className = 'bsro-dialog__header';
  const heading = document.createElement('h2');
  heading.className = 'bsro-dialog__title';
  heading.id = labelledBy;
  heading.textContent = title;
  const closeButton = createCloseButton();
  header.append(heading, closeButton);
  const bodyElement = document.createElement('div');
  bodyElement.className = 'bsro-dialog__body';
  bodyElement.append(...body);
  content.append(header, bodyElement);
  return { content, labelledBy, closeButton };
};

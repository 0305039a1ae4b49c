import './dialog.css';

const SVG = 'http://www.w3.org/2000/svg';
const CROSS = 'M18 6 6 18M6 6l12 12';

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
  path.setAttribute('d', CROSS);
  icon.append(path);
  button.append(icon);
  return button;
};

/** A modal's content for features without React: title, close button and body, as Dialog shows. */
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
  const holder = document.createElement('div');
  holder.className = 'bsro-dialog__body';
  holder.append(...body);
  content.append(header, holder);
  return { content, labelledBy, closeButton };
};

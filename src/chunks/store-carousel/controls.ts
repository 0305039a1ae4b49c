import { NEXT_LABEL, PREVIOUS_LABEL } from './messages';

const SVG = 'http://www.w3.org/2000/svg';

const CHEVRON_PATHS = { previous: 'm15 5-7 7 7 7', next: 'm9 5 7 7-7 7' } as const;

/** Buttons, scrollbar, and position below the track. */
export interface Controls {
  row: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  scrollbar: HTMLElement;
  status: HTMLElement;
}

const createButton = (
  direction: keyof typeof CHEVRON_PATHS,
  label: string,
  controls: string,
): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'bsro-carousel__button';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-controls', controls);
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'bsro-carousel__icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', CHEVRON_PATHS[direction]);
  icon.append(path);
  button.append(icon);
  return button;
};

/** Creates the controls of a list, without listeners. */
export const createControls = (listId: string): Controls => {
  const row = document.createElement('div');
  row.className = 'bsro-carousel__controls';
  const scrollbar = document.createElement('div');
  scrollbar.className = 'bsro-carousel__scrollbar';
  // Swiper uses a handle that already exists.
  const handle = document.createElement('div');
  handle.className = 'swiper-scrollbar-drag';
  scrollbar.append(handle);
  const status = document.createElement('p');
  status.className = 'bsro-carousel__status';
  status.setAttribute('role', 'status');
  const previous = createButton('previous', PREVIOUS_LABEL, listId);
  const next = createButton('next', NEXT_LABEL, listId);
  row.append(status, scrollbar, previous, next);
  return { row, previous, next, scrollbar, status };
};

/** What is open, if anything (MODL-1). */
export interface ModalState {
  readonly isOpen: boolean;
  readonly content: HTMLElement | undefined;
  /** Class of the container, beside `bsro-dialog`; empty when none. */
  readonly containerClass: string;
  readonly close: () => void;
}

/** Body class while a modal is open (MODL-1). */
const NO_SCROLL = 'no-scroll';

/** Nothing is open. */
export const CLOSED: ModalState = {
  isOpen: false,
  content: undefined,
  containerClass: '',
  close: () => {},
};

let state: ModalState = CLOSED;
const listeners = new Set<() => void>();

/** Says what is open now, to the page and to who listens; the modal alone calls it. */
export const changeModalState = (next: ModalState): void => {
  state = next;
  document.body.classList.toggle(NO_SCROLL, next.isOpen);
  for (const listener of [...listeners]) listener();
};

/** What is open now. */
export const modalState = (): ModalState => state;

/** Hears when a modal opens or closes; returns its unsubscribe. */
export const onModal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

import { createListeners } from '../../browser/listeners';

/** The modal that is open, if any (MODL-1). */
export interface ModalState {
  readonly isOpen: boolean;
  readonly content: HTMLElement | undefined;
  /** Extra class of the container; empty if there is none. */
  readonly containerClass: string;
  readonly close: () => void;
}

/** Body class while a modal is open (MODL-1). */
const NO_SCROLL = 'no-scroll';

export const CLOSED: ModalState = {
  isOpen: false,
  content: undefined,
  containerClass: '',
  close: () => {},
};

let state: ModalState = CLOSED;
const listeners = createListeners();

/** Changes the state and notifies the listeners. Only `openModal` calls it. */
export const setModalState = (next: ModalState): void => {
  state = next;
  document.body.classList.toggle(NO_SCROLL, next.isOpen);
  listeners.notify();
};

export const getModalState = (): ModalState => state;

/** Calls the listener when a modal opens or closes; returns the unsubscribe function. */
export const onModalChange = listeners.subscribe;

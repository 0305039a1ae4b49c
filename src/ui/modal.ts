import { closeOnBack } from './modal-history';
import { changeModalState, CLOSED, modalState } from './modal-state';

export interface ModalOptions {
  content: HTMLElement;
  /** Id of the heading, inside the content, that names the modal. */
  labelledBy: string;
  containerClass?: string | undefined;
  /** False while Escape or a click outside would lose something typed. */
  mayClose?: () => boolean;
  onClose?: () => void;
  /** Takes the focus when what had it before is gone. */
  returnFocus?: () => HTMLElement | null | undefined;
}

const isOutside = (dialog: HTMLDialogElement, { target }: Event): boolean => target === dialog;

/** Closing by Escape or by a click outside, unless something typed would be lost. */
const listenForDismissal = (dialog: HTMLDialogElement, dismiss: () => void): void => {
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressedOutside = isOutside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    // A text selection that ends outside began inside.
    if (pressedOutside && isOutside(dialog, event)) dismiss();
    pressedOutside = false;
  });
  // Browsers let a second Escape pass an unwilling `cancel`, so the key is taken before it.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    dismiss();
  });
  dialog.addEventListener('cancel', (event) => {
    if (!isOutside(dialog, event)) return;
    event.preventDefault();
    dismiss();
  });
};

/** Focuses what had the focus, the button of the popover it stood in, or the fallback. */
const giveFocusBack = (opener: Element | null, fallback: ModalOptions['returnFocus']): void => {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
    opener.focus();
    if (document.activeElement === opener) return;
  }
  const popover = opener?.closest('[popover]') ?? fallback?.()?.closest('[popover]');
  const invoker =
    popover?.id && document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
  const target = invoker instanceof HTMLElement ? invoker : fallback?.();
  target?.focus();
};

/**
 * Opens content as the page's one modal, in the browser's top layer: what is open closes first,
 * the page behind neither scrolls nor answers, Escape, a click outside and the browser's back
 * close it, and the focus returns to where it was (MODL-1).
 * @returns what closes it
 */
export const openModal = (options: ModalOptions): (() => void) => {
  modalState().close();
  const { content, containerClass = '' } = options;
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = `bsro-dialog ${containerClass}`.trim();
  dialog.setAttribute('aria-labelledby', options.labelledBy);
  dialog.append(content);
  document.body.append(dialog);

  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    releaseHistory();
    dialog.close();
    dialog.remove();
    changeModalState(CLOSED);
    giveFocusBack(opener, options.returnFocus);
    options.onClose?.();
  };
  const releaseHistory = closeOnBack(close);

  listenForDismissal(dialog, () => {
    if (options.mayClose?.() ?? true) close();
    else dialog.querySelector<HTMLElement>('[data-modal-close]')?.focus();
  });
  dialog.addEventListener('close', close);
  dialog.showModal();
  content.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  changeModalState({ isOpen, content, containerClass, close });
  return close;
};

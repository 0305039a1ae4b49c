import { focusNearest } from '../../browser/keep-focus';
import { closeOnBack } from './modal-history';
import { setModalState, CLOSED, getModalState } from './modal-state';

export interface ModalOptions {
  content: HTMLElement;
  /** ID of the heading inside the content. */
  labelledBy: string;
  containerClass?: string | undefined;
  /** Returns false while Escape or a click outside would discard the visitor's input. */
  canDismiss?: () => boolean;
  onClose?: () => void;
  /**
   * Returns the element to focus on closing if the opener has been removed or hidden; without one, the opener's
   * place gets the focus. @param place the nearest element around the opener that is still on the page
   */
  getFallbackFocus?: (place: HTMLElement) => HTMLElement | null | undefined;
}

const isOutside = (dialog: HTMLDialogElement, { target }: Event): boolean => target === dialog;

/** Listens for Escape and for clicks outside. */
const listenForDismissal = (dialog: HTMLDialogElement, dismiss: () => void): void => {
  let isPressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressedOutside = isOutside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    // A text selection that began inside may end outside.
    if (isPressedOutside && isOutside(dialog, event)) dismiss();
    isPressedOutside = false;
  });
  // Browsers let a second Escape close the dialog even if `cancel` was prevented, so handle the key.
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

/** Focuses the opener, the button of the popover that contains it, the fallback, or the opener's place. */
const restoreFocus = (
  opener: Element | null,
  { startContainer }: Range,
  getFallbackFocus: ModalOptions['getFallbackFocus'],
): void => {
  if (opener instanceof HTMLElement && opener !== document.body) {
    opener.focus();
    if (document.activeElement === opener) return;
  }
  const place = startContainer instanceof HTMLElement ? startContainer : document.body;
  const fallback = getFallbackFocus?.(place);
  const popover = opener?.closest('[popover]') ?? fallback?.closest('[popover]');
  const invoker =
    popover?.id && document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
  const target = invoker instanceof HTMLElement ? invoker : fallback;
  if (target) target.focus();
  else focusNearest(place);
};

/**
 * Opens the page's modal (MODL-1). Closes an open modal first and makes the page inert. Escape, a
 * click outside, and the browser's Back button close the modal; the focus then returns to the opener.
 * @returns a function that closes the modal
 */
export const openModal = (options: ModalOptions): (() => void) => {
  getModalState().close();
  const { content, containerClass = '' } = options;
  const opener = document.activeElement;
  // Keeps the opener's place, even if the opener is removed while the modal is open, with elements around it.
  const openerRange = document.createRange();
  if (opener) openerRange.selectNode(opener);
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
    setModalState(CLOSED);
    restoreFocus(opener, openerRange, options.getFallbackFocus);
    options.onClose?.();
  };
  const releaseHistory = closeOnBack(close);

  listenForDismissal(dialog, () => {
    if (options.canDismiss?.() ?? true) close();
    else dialog.querySelector<HTMLElement>('[data-modal-close]')?.focus();
  });
  dialog.addEventListener('close', close);
  // First, because its class on the body and `showModal` both change the style of the whole page.
  setModalState({ isOpen, content, containerClass, close });
  dialog.showModal();
  content.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return close;
};

import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from '../icon/CloseButton';
import { openModal } from './modal';
import type { ModalOptions } from './modal';
import './dialog.css';

interface DialogProps extends Pick<
  ModalOptions,
  'containerClass' | 'canDismiss' | 'getFallbackFocus'
> {
  title: string;
  /** Called once, after the dialog has closed for any reason. */
  onClose: () => void;
  children: ReactNode;
}

/** Opens the page's modal while it is rendered (MODL-1). */
export function Dialog({
  title,
  containerClass,
  canDismiss,
  getFallbackFocus,
  onClose,
  children,
}: DialogProps) {
  const heading = useId();
  const [content] = useState(() => {
    const element = document.createElement('div');
    element.className = 'bsro-dialog__content';
    return element;
  });
  const [modal] = useState({ close: (): void => {}, unmount: (): void => {} });
  const handleClose = useEffectEvent(() => onClose());
  const canDismissNow = useEffectEvent(() => canDismiss?.() ?? true);
  const getFallback = useEffectEvent((place: HTMLElement) => getFallbackFocus?.(place));

  useEffect(() => {
    let isRendered = true;
    const close = openModal({
      content,
      labelledBy: heading,
      containerClass,
      canDismiss: canDismissNow,
      onClose: () => {
        // An unmount isn't reported: the parent has caused it.
        if (isRendered) handleClose();
      },
      getFallbackFocus: getFallback,
    });
    const unmount = (): void => {
      isRendered = false;
      close();
    };
    Object.assign(modal, { close, unmount });
    return unmount;
  }, [content, heading, containerClass, modal]);
  // Before React removes the content, because the empty dialog would show for a frame.
  useLayoutEffect(() => () => modal.unmount(), [modal]);

  return createPortal(
    <>
      <div className="bsro-dialog__header">
        <h2 className="bsro-dialog__title" id={heading}>
          {title}
        </h2>
        <CloseButton data-modal-close="" onClick={() => modal.close()} />
      </div>
      <div className="bsro-dialog__body">{children}</div>
    </>,
    content,
  );
}

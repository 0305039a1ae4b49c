import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon';
import { openModal } from './modal';
import type { ModalOptions } from './modal';
import './dialog.css';

interface DialogProps extends Pick<ModalOptions, 'containerClass' | 'mayClose' | 'returnFocus'> {
  title: string;
  /** Told once when the dialog has closed, however that came about. */
  onClose: () => void;
  children: ReactNode;
}

/** The page's modal, as long as it is rendered (MODL-1). */
export function Dialog({
  title,
  containerClass,
  mayClose,
  returnFocus,
  onClose,
  children,
}: DialogProps) {
  const heading = useId();
  const [content] = useState(() => {
    const element = document.createElement('div');
    element.className = 'bsro-dialog__content';
    return element;
  });
  const [modal] = useState<{ close: () => void }>({ close: () => {} });
  const closed = useEffectEvent(() => onClose());
  const isFree = useEffectEvent(() => mayClose?.() ?? true);
  const fallback = useEffectEvent(() => returnFocus?.());

  useEffect(() => {
    let isRendered = true;
    const close = openModal({
      content,
      labelledBy: heading,
      containerClass,
      mayClose: isFree,
      onClose: () => {
        // Whoever takes the dialog away knows that it closes.
        if (isRendered) closed();
      },
      returnFocus: fallback,
    });
    Object.assign(modal, { close });
    return () => {
      isRendered = false;
      close();
    };
  }, [content, heading, containerClass, modal]);

  return createPortal(
    <>
      <header className="bsro-dialog__header">
        <h2 className="bsro-dialog__title" id={heading}>
          {title}
        </h2>
        <button
          type="button"
          className="bsro-dialog__close"
          data-modal-close=""
          aria-label="Close"
          onClick={() => modal.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="bsro-dialog__body">{children}</div>
    </>,
    content,
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { startTimer } from '../../browser/clock';
import { Dialog } from '../../ui/dialog/Dialog';
import { getModalState, onModalChange } from '../../ui/dialog/modal-state';
import type { Interrupt } from './interrupt';
import { InterruptContent } from './InterruptContent';
import type { ModuleContentProps } from './modules';

interface InterruptModalProps {
  interrupt: Interrupt;
  /** The content of the interrupt's module, if it has one. */
  Content: ElementComponent<ModuleContentProps> | undefined;
  /** Called when the modal becomes visible. */
  onShown: () => void;
  onClose: () => void;
  /** Called when a visitor follows one of the modal's links, which also closes the modal. */
  onFollow: () => void;
}

/** Shows an interrupt as a modal, once no other modal is open (INTR-1, MODL-1). */
export function InterruptModal({
  interrupt,
  Content,
  onShown,
  onClose,
  onFollow,
}: InterruptModalProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [canOpen, setCanOpen] = useState(() => !getModalState().isOpen);
  useEffect(() => {
    if (canOpen) return undefined;
    let cancel = () => {};
    const unsubscribe = onModalChange(() => {
      cancel();
      // Waits, because another modal may open right after one closes.
      cancel = startTimer(0, () => setCanOpen(!getModalState().isOpen));
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [canOpen]);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (canOpen) reportShown();
  }, [canOpen]);
  if (!canOpen) return null;
  return (
    <Dialog
      title={interrupt.heading || 'Notice'}
      containerClass={`bsro-interrupt bsro-interrupt-modal ${interrupt.classes}`.trim()}
      canDismiss={() => !isDirty}
      onClose={onClose}
    >
      <InterruptContent
        interrupt={interrupt}
        Content={Content}
        onFollow={onFollow}
        onDirty={setIsDirty}
      />
    </Dialog>
  );
}

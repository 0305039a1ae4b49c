import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from '../../browser/clock';
import { Dialog } from '../../ui/dialog/Dialog';
import { getModalState, onModalChange } from '../../ui/dialog/modal-state';
import { InterruptContent } from './InterruptContent';
import { LABELS } from './messages';
import type { InterruptProps } from './slot';

/** Shows an interrupt as a modal, once no other modal is open (INTR-1, MODL-1). */
export default function InterruptModal({
  interrupt,
  Content,
  onShown,
  onClose,
  onFollow,
}: InterruptProps) {
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
      title={interrupt.heading || LABELS.heading}
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

// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { modalState, onModal } from '../../ui/modal';
import type { Interrupt } from './interrupt';
import { InterruptContent } from './InterruptContent';

interface InterruptModalProps {
  interrupt: Interrupt;
  onClose: () => void;
}

/** An interrupt as a modal; it waits until no other modal is open (INTR-1, MODL-1). */
export function InterruptModal({ interrupt, onClose }: InterruptModalProps) {
  const [isFree, setIsFree] = useState(() => !modalState().isOpen);
  useEffect(
    () =>
      isFree
        ? undefined
        : onModal(() => {
            if (!modalState().isOpen) setIsFree(true);
          }),
    [isFree],
  );
  if (!isFree) return null;
  return (
    <Dialog
      title={interrupt.heading || 'Notice'}
      containerClass={`bsro-interrupt bsro-interrupt-modal ${interrupt.classes}`.trim()}
      onClose={onClose}
    >
      <InterruptContent interrupt={interrupt} onFollow={onClose} />
    </Dialog>
  );
}

// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Dialog } from '../../ui/Dialog';
import { modalState, onModal } from '../../ui/modal-state';
import type { Interrupt } from './interrupt';
import { InterruptContent } from './InterruptContent';
import type { ModuleContentProps } from './modules';

interface InterruptModalProps {
  interrupt: Interrupt;
  /** What its module brings. */
  Content: ComponentType<ModuleContentProps> | undefined;
  onClose: () => void;
  /** Told when a visitor follows one of its links; it is to go then too. */
  onFollow: () => void;
}

/** An interrupt as a modal; it waits until no other modal is open (INTR-1, MODL-1). */
export function InterruptModal({ interrupt, Content, onClose, onFollow }: InterruptModalProps) {
  const [isDirty, setIsDirty] = useState(false);
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
      mayClose={() => !isDirty}
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

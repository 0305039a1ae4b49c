import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { after } from '../../browser/clock';
import { Dialog } from '../../ui/dialog/Dialog';
import { getModalState, onModalChange } from '../../ui/dialog/modal-state';
import type { Interrupt } from './interrupt';
import { InterruptContent } from './InterruptContent';
import type { ModuleContentProps } from './modules';

interface InterruptModalProps {
  interrupt: Interrupt;
  /** What its module brings. */
  Content: ComponentType<ModuleContentProps> | undefined;
  /** Told when it is there to be seen. */
  onShown: () => void;
  onClose: () => void;
  /** Told when a visitor follows one of its links; it is to go then too. */
  onFollow: () => void;
}

/** An interrupt as a modal; it waits until no other modal is open (INTR-1, MODL-1). */
export function InterruptModal({
  interrupt,
  Content,
  onShown,
  onClose,
  onFollow,
}: InterruptModalProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isFree, setIsFree] = useState(() => !getModalState().isOpen);
  useEffect(() => {
    if (isFree) return undefined;
    let stop = () => {};
    const unsubscribe = onModalChange(() => {
      stop();
      // A modal may give way to the next one, which is not to be taken from its reader.
      stop = after(0, () => setIsFree(!getModalState().isOpen));
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [isFree]);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isFree) tellShown();
  }, [isFree]);
  if (!isFree) return null;
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

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { InterruptSlotAttributes } from '../../mounts/placeholders/interrupt-slot';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isAuthorMode } from '../../site/author-mode';
import { CmsContent } from '../../ui/loading/CmsContent';
import { ErrorBoundary } from '../../ui/root/ErrorBoundary';
import { createInterruptSlot } from './slot';
import type { InterruptSlot as Slot } from './slot';
// The styles of everything that the slot loads.
import '../../ui/icon/close-button.css';
import './interrupt.css';

/** Keeps the interrupts of a mount while its root renders again, because a translator has moved its nodes. */
const slots = new WeakMap<readonly ChildNode[], Slot>();

const getSlot = (element: HTMLElement, cms: readonly ChildNode[]): Slot => {
  const slot = slots.get(cms) ?? createInterruptSlot(element, cms);
  slots.set(cms, slot);
  return slot;
};

/**
 * Shows the slot's interrupt that is selected for this page and visitor, and those that the page's
 * script requests by ID (INTR-2, docs/feature-rules.md#interrupts).
 */
export default function InterruptSlot({ element, cms }: RootProps<InterruptSlotAttributes>) {
  const [slot] = useState(() => getSlot(element, cms));
  useEffect(() => slot.start(), [slot]);
  const visible = useSyncExternalStore(slot.subscribe, slot.getVisible);
  // An author selects the interrupts in the CMS's content.
  if (isAuthorMode()) return <CmsContent nodes={cms} />;
  return (
    <>
      {visible.map(({ interrupt, Content, View }) => (
        <ErrorBoundary key={interrupt.id} onError={(error) => slot.fail(interrupt, error)}>
          <View
            interrupt={interrupt}
            Content={Content}
            onShown={() => slot.handleShown(interrupt)}
            onClose={() => slot.remove(interrupt, 'close')}
            onFollow={() => slot.remove(interrupt, 'follow')}
          />
        </ErrorBoundary>
      ))}
    </>
  );
}

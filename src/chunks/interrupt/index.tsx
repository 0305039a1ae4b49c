import { useEffect, useState, useSyncExternalStore } from 'react';
import type { InterruptSlotAttributes } from '../../mounts/placeholders/interrupt-slot';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isAuthorMode } from '../../site/author-mode';
import { CmsContent } from '../../ui/loading/CmsContent';
import { ErrorBoundary } from '../../ui/root/ErrorBoundary';
import { createSlotInterrupts } from './slot';
import type { SlotInterrupts } from './slot';
// The styles of everything that the slot loads.
import '../../ui/icon/close-button.css';
import './interrupt.css';

/** Keeps the interrupts of a mount while its root renders again, because a translator has moved its nodes. */
const kept = new WeakMap<readonly ChildNode[], SlotInterrupts>();

const getInterrupts = (element: HTMLElement, cms: readonly ChildNode[]): SlotInterrupts => {
  const interrupts = kept.get(cms) ?? createSlotInterrupts(element, cms);
  kept.set(cms, interrupts);
  return interrupts;
};

/**
 * Shows the slot's interrupt that is selected for this page and visitor, and those that the page's
 * script requests by ID (INTR-2, docs/feature-rules.md#interrupts).
 */
export default function InterruptSlot({ element, cms }: RootProps<InterruptSlotAttributes>) {
  const [interrupts] = useState(() => getInterrupts(element, cms));
  useEffect(() => interrupts.start(), [interrupts]);
  const visible = useSyncExternalStore(interrupts.subscribe, interrupts.getVisible);
  // An author selects the interrupts in the CMS's content.
  if (isAuthorMode()) return <CmsContent nodes={cms} />;
  return (
    <>
      {visible.map(({ interrupt, Content, View }) => (
        <ErrorBoundary key={interrupt.id} onError={(error) => interrupts.fail(interrupt, error)}>
          <View
            interrupt={interrupt}
            Content={Content}
            onShown={() => interrupts.handleShown(interrupt)}
            onClose={() => interrupts.remove(interrupt, 'close')}
            onFollow={() => interrupts.remove(interrupt, 'follow')}
          />
        </ErrorBoundary>
      ))}
    </>
  );
}

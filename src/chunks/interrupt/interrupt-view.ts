import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { createElement } from '../../ui/html/create-element';
import type { Interrupt } from './interrupt';
import type { ModuleContentProps } from './modules';
import type { showModal } from './show-modal';
import type { showModule } from './show-module';
import { showStrip } from './strip';

interface AddedInterrupt {
  readonly interrupt: Interrupt;
  /** Shows the interrupt as a modal; undefined for a strip. */
  readonly showModal: typeof showModal | undefined;
  /** Shows the module of a strip, if it has one. */
  readonly showModule: typeof showModule | undefined;
  /** The content of the interrupt's module, if it has one. */
  readonly Content: ElementComponent<ModuleContentProps> | undefined;
}

interface InterruptViewOptions {
  /** The slot. */
  readonly element: HTMLElement;
  /** Called whenever an interrupt becomes visible; a strip may be shown again later. */
  readonly onShown: (interrupt: Interrupt) => void;
  /** Called when a visitor closes an interrupt, or follows one of its links, which closes it too. */
  readonly onRemove: (interrupt: Interrupt, cause: 'close' | 'follow') => void;
  /** Called after an error has removed an interrupt. */
  readonly onError: (error: unknown) => void;
}

/** Shows the interrupts of a slot, which is not a React root itself. */
export interface InterruptView {
  readonly add: (added: AddedInterrupt) => void;
  readonly destroy: () => void;
}

/** Returns at most the first modal and the last strip; the others wait. */
const getVisible = (added: readonly AddedInterrupt[]): AddedInterrupt[] =>
  [
    added.find((entry) => entry.showModal !== undefined),
    added.findLast((entry) => entry.showModal === undefined),
  ].filter((entry) => entry !== undefined);

/** Creates the view of a slot's interrupts, in an element after the CMS's nodes. */
export const createInterruptView = ({
  element,
  onShown,
  onRemove,
  onError,
}: InterruptViewOptions): InterruptView => {
  const container = createElement('div', {});
  /** The visible interrupts, with the functions that remove them from the page. */
  const visible = new Map<AddedInterrupt, () => void>();
  let added: readonly AddedInterrupt[] = [];
  element.append(container);
  keepFocus(container);

  const setAdded = (next: readonly AddedInterrupt[]): void => {
    added = next;
    const nowVisible = getVisible(added);
    for (const [entry, hide] of visible) {
      if (nowVisible.includes(entry)) continue;
      visible.delete(entry);
      hide();
    }
    for (const entry of nowVisible) if (!visible.has(entry)) visible.set(entry, show(entry));
  };
  const remove = (removed: AddedInterrupt): void =>
    setAdded(added.filter((entry) => entry !== removed));
  const show = (entry: AddedInterrupt): (() => void) => {
    const { interrupt, Content } = entry;
    const events = {
      onShown: () => onShown(interrupt),
      onClose: () => {
        onRemove(interrupt, 'close');
        remove(entry);
      },
      onFollow: () => {
        onRemove(interrupt, 'follow');
        remove(entry);
      },
    };
    const handleError = (error: unknown): void =>
      // React is still rendering here, and must finish before it can unmount.
      queueMicrotask(() => {
        remove(entry);
        onError(error);
      });
    if (entry.showModal) {
      const part = createElement('div', {});
      container.append(part);
      const hide = entry.showModal(part, { interrupt, Content, ...events }, handleError);
      return () => {
        hide();
        part.remove();
      };
    }
    return showStrip({
      container,
      interrupt,
      showModule:
        entry.showModule && Content
          ? (slot, props) => entry.showModule?.(slot, Content, props, handleError) ?? (() => {})
          : undefined,
      ...events,
    });
  };

  return {
    add(entry) {
      setAdded([...added, entry]);
    },
    destroy() {
      setAdded([]);
      releaseFocus(container);
      container.remove();
    },
  };
};

import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { getReduxStore } from '../../store';
import { createElement } from '../../ui/html/create-element';
import type { Interrupt } from './interrupt';
import type { InterruptModal } from './InterruptModal';
import { InterruptStrip } from './InterruptStrip';
import type { ModuleContentProps } from './modules';

interface ShownInterrupt {
  readonly interrupt: Interrupt;
  /** The component of a modal; a strip has none. */
  readonly Modal: typeof InterruptModal | undefined;
  /** The content of its module, if it has one. */
  readonly Content: ComponentType<ModuleContentProps> | undefined;
}

interface InterruptViewOptions {
  /** The slot. */
  readonly element: HTMLElement;
  /** Called whenever an interrupt becomes visible; a strip may be shown again later. */
  readonly onShown: (interrupt: Interrupt) => void;
  /** Called when a visitor closes an interrupt, or follows one of its links, which closes it too. */
  readonly onRemove: (interrupt: Interrupt, cause: 'close' | 'follow') => void;
  /** Called after an error that has removed the interrupts. */
  readonly onError: (error: unknown) => void;
}

/** Shows the interrupts of a slot, which is not a React root itself. */
export interface InterruptView {
  readonly add: (shown: ShownInterrupt) => void;
  readonly destroy: () => void;
}

/** Returns at most the first modal and the last strip; the others wait. */
const getVisible = (shown: readonly ShownInterrupt[]): ShownInterrupt[] =>
  [shown.find(({ Modal }) => Modal), shown.findLast(({ Modal }) => !Modal)].filter(
    (one) => one !== undefined,
  );

/** Creates the React root of a slot's interrupts, after the CMS's nodes. */
export const createInterruptView = ({
  element,
  onShown,
  onRemove,
  onError,
}: InterruptViewOptions): InterruptView => {
  const container = createElement('div', {});
  const root = createRoot(container, { onUncaughtError: onError });
  let shown: readonly ShownInterrupt[] = [];
  element.append(container);
  keepFocus(container);

  const remove = (removed: Interrupt, cause: 'close' | 'follow'): void => {
    onRemove(removed, cause);
    shown = shown.filter(({ interrupt }) => interrupt !== removed);
    render();
  };
  const render = (): void =>
    root.render(
      <Provider store={getReduxStore()}>
        {getVisible(shown).map(({ interrupt, Modal, Content }) => {
          const Shape = Modal ?? InterruptStrip;
          return (
            <Shape
              key={interrupt.id}
              interrupt={interrupt}
              Content={Content}
              onShown={() => onShown(interrupt)}
              onClose={() => remove(interrupt, 'close')}
              onFollow={() => remove(interrupt, 'follow')}
            />
          );
        })}
      </Provider>,
    );
  return {
    add(one) {
      shown = [...shown, one];
      render();
    },
    destroy() {
      root.unmount();
      releaseFocus(container);
      container.remove();
    },
  };
};

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { getStore } from '../../store';
import type { MountRoot, Place, RootComponent, RootProps, Undo } from '../schema/placeholder';
import { keepFocus } from './keep-focus';
import { enqueue } from './mount-queue';

/** Foreign scripts, such as a translation, took nodes away that React holds. */
const isForeignMove = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

const renderRoot = async <Values,>(
  Root: RootComponent<Values>,
  props: RootProps<Values>,
  broken: (error: unknown) => void,
): Promise<Undo> => {
  const { element, cms }: Place = props;
  let over = false;
  const undo = () => {
    if (over) return;
    over = true;
    root.unmount();
    element.replaceChildren(...cms);
    letFocusGo();
  };
  const letFocusGo = keepFocus(element);
  const root = createRoot(element, {
    onUncaughtError(error) {
      // React is still at work here; it must not be told to unmount before it has finished.
      queueMicrotask(() => {
        if (over) return;
        undo();
        broken(error);
      });
    },
  });
  await enqueue(() => {
    if (!over) root.render(<Provider store={getStore()}>{createElement(Root, props)}</Provider>);
  });
  return undo;
};

/**
 * Renders one React root with the page's one store (MOUNT-5). A throw that reaches the root gives
 * the CMS's own nodes back before the next paint and is told to `fail`; where foreign scripts had
 * moved React's nodes, the root is rendered anew from the CMS's nodes, once.
 */
export const mountRoot: MountRoot = async (Root, props, fail) => {
  let ended = false;
  let undo: Undo = () => {};
  const render = async (broken: (error: unknown) => void): Promise<void> => {
    const created = await renderRoot(Root, props, broken);
    if (ended) created();
    else undo = created;
  };
  const again = async (): Promise<void> => {
    try {
      await render(fail);
    } catch (error) {
      fail(error);
    }
  };
  await render((error) => {
    if (ended) return;
    if (isForeignMove(error)) void again();
    else fail(error);
  });
  return () => {
    ended = true;
    undo();
  };
};

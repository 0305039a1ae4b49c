import { createElement } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { getReduxStore } from '../../store';
import type { MountRoot, Place } from '../schema/placeholder';
import { keepFocus, releaseFocus } from './keep-focus';
import { enqueue } from './mount-queue';

/** Foreign scripts, such as a translation, took nodes away that React holds. */
const isForeignMove = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Renders one React root with the page's one store (MOUNT-5). A throw that reaches the root gives
 * the CMS's own nodes back before the next paint and is told to `fail`; where foreign scripts had
 * moved React's nodes, the root is rendered anew from the CMS's nodes, once.
 */
export const mountRoot: MountRoot = async (Root, props, fail) => {
  const { element, cms }: Place = props;
  let root: ReactRoot | undefined;
  let ended = false;
  let isSecond = false;

  const clear = () => {
    if (!root) return;
    root.unmount();
    root = undefined;
    element.replaceChildren(...cms);
    releaseFocus(element);
  };
  const onUncaughtError = (error: unknown) =>
    // React is still at work here; it must not be told to unmount before it has finished.
    queueMicrotask(() => {
      if (!root) return;
      clear();
      if (isSecond || !isForeignMove(error)) fail(error);
      else renderAgain();
    });
  const render = () => {
    if (ended) return;
    keepFocus(element);
    root = createRoot(element, { onUncaughtError });
    root.render(<Provider store={getReduxStore()}>{createElement(Root, props)}</Provider>);
  };

  const renderAgain = () => {
    isSecond = true;
    enqueue(render).catch(fail);
  };

  await enqueue(render);
  return () => {
    ended = true;
    clear();
  };
};

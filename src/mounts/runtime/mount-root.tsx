import { createElement } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { getReduxStore } from '../../store';
import { provideStore } from '../../store/provide-store';
import type { MountRoot, Place } from '../schema/placeholder';
import { enqueue } from './mount-queue';

/** Checks for React's error after another script, such as a translation, moved its nodes. */
const isMovedNodeError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Renders a React root with the shared Redux store (MOUNT-5). An uncaught error restores the CMS's
 * nodes before the next paint and is passed to `fail`. If another script moved React's nodes, the
 * root is rendered once more instead.
 */
export const mountRoot: MountRoot = async (Root, props, fail) => {
  const { element, cms }: Place = props;
  // The first call creates the store, which takes as long as rendering a small root: not in the same task.
  getReduxStore();
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
    // React is still rendering here, and must finish before it can unmount.
    queueMicrotask(() => {
      if (!root) return;
      clear();
      if (isSecond || !isMovedNodeError(error)) fail(error);
      else renderAgain();
    });
  const render = () => {
    if (ended) return;
    keepFocus(element);
    root = createRoot(element, { onUncaughtError });
    root.render(provideStore(createElement(Root, props)));
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

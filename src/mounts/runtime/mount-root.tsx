import { createElement } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { getReduxStore } from '../../store';
import { provideStore } from '../../store/provide-store';
import type { MountRoot, MountTarget } from '../schema/placeholder';
import { enqueue } from './mount-queue';

/** Checks for the error that React throws after another script, such as a translator, moved its nodes. */
const isMovedNodeError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Renders a React root with the shared Redux store (MOUNT-5). An uncaught error restores the CMS's
 * nodes before the next paint and is passed to `fail`. If another script moved React's nodes, the
 * root is rendered once more instead.
 */
export const mountRoot: MountRoot = async (Root, props, fail) => {
  const { element, cms }: MountTarget = props;
  // The first call creates the Redux store, which takes as long as rendering a small root. Therefore it
  // isn't in the task that renders.
  getReduxStore();
  let root: ReactRoot | undefined;
  let hasEnded = false;
  let isSecondTry = false;

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
      if (isSecondTry || !isMovedNodeError(error)) fail(error);
      else renderAgain();
    });
  const render = () => {
    if (hasEnded) return;
    keepFocus(element);
    root = createRoot(element, { onUncaughtError });
    root.render(provideStore(createElement(Root, props)));
  };

  const renderAgain = () => {
    isSecondTry = true;
    enqueue(render).catch(fail);
  };

  await enqueue(render);
  return () => {
    hasEnded = true;
    clear();
  };
};

import { createElement } from 'react';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { getReduxStore } from '../../store';
import { provideStore } from '../../store/provide-store';
import { startConnectionLine } from '../../ui/failure/ConnectionLine';
import { createPageRoot } from '../../ui/root/page-root';
import type { MountRoot, MountTarget } from '../schema/placeholder';
import { enqueue } from './mount-queue';

/**
 * Renders a React root with the shared Redux store (MOUNT-5). An uncaught error restores the CMS's
 * nodes before the next paint and is passed to `fail`.
 */
export const mountRoot: MountRoot = async (Root, props, fail, isBlocked) => {
  const { element, cms }: MountTarget = props;
  // The first call creates the Redux store, which takes as long as rendering a small root. Therefore it
  // isn't in the task that renders.
  getReduxStore();
  startConnectionLine();
  let hasBegun = false;
  let isRendered = false;

  const restoreCms = () => {
    if (!isRendered) return;
    isRendered = false;
    element.replaceChildren(...cms);
    releaseFocus(element);
  };
  const root = createPageRoot(element, (error) => {
    restoreCms();
    fail(error);
  });

  await enqueue(() => {
    // A press may have begun since the render was queued.
    if (isBlocked()) return;
    hasBegun = true;
    isRendered = true;
    keepFocus(element);
    root.render(provideStore(createElement(Root, props)));
  });
  if (!hasBegun) return undefined;
  return () => {
    if (!isRendered) return;
    root.unmount();
    restoreCms();
  };
};

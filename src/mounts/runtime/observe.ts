import { unmount } from './mount';
import { mounts } from './registry';

/** Unmounts removed elements. It runs in a later task, so that a moved element keeps its state. */
const unmountRemoved = (): void => {
  for (const mount of mounts.values()) {
    if (!mount.element.isConnected) unmount(mount);
  }
};

/**
 * Mounts inserted placeholders and unmounts removed ones (MOUNT-6). It uses one observer for the
 * page and one scan per batch, which is faster than checking every node. The files that the bundle
 * itself loads are elements of the head, and cause no scan.
 */
export const observe = (scan: () => void): void => {
  new MutationObserver((records) => {
    const isInPage = ({ target, addedNodes }: MutationRecord): boolean =>
      target !== document.head && addedNodes.length > 0;
    if (records.some(isInPage)) scan();
    setTimeout(unmountRemoved);
  }).observe(document, { childList: true, subtree: true });
};

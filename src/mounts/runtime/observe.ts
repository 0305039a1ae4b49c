import { unmount } from './mount';
import { mounts } from './registry';

/** A tick later, so that a move keeps its state. */
const sweep = (): void => {
  for (const mount of mounts.values()) {
    if (!mount.element.isConnected) unmount(mount);
  }
};

/**
 * Mounts what arrives and unmounts what leaves (MOUNT-6): one observer for the page and one scan
 * a batch, cheaper than a look at every node.
 */
export const observe = (scan: () => void): void => {
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length)) scan();
    setTimeout(sweep);
  }).observe(document, { childList: true, subtree: true });
};

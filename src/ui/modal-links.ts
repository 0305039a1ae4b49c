import { MODAL_ENDING } from '../site/modal-hash';

/** Only what was registered can be opened; the hash itself is never a selector. */
const openers = new Map<string, () => void>();

const openFromHash = (): void => {
  const hash = location.hash.slice(1);
  if (!hash.endsWith(MODAL_ENDING)) return;
  const open = openers.get(hash.slice(0, -MODAL_ENDING.length));
  if (!open) return;
  // Without the hash, the same link works again once the modal is closed.
  history.replaceState(history.state, '', location.pathname + location.search);
  open();
};

/**
 * Lets links to `#{id}.open`, and an address that ends so, open a modal (MODL-1).
 * @returns what ends it
 */
export const registerModalLink = (id: string, open: () => void): (() => void) => {
  if (openers.size === 0) addEventListener('hashchange', openFromHash);
  openers.set(id, open);
  openFromHash();
  return () => {
    if (openers.get(id) === open) openers.delete(id);
    if (openers.size === 0) removeEventListener('hashchange', openFromHash);
  };
};

import { onUrlChange, readHash, replaceUrl } from '../../browser/url-state';
import { MODAL_HASH_SUFFIX } from '../../site/modal-hash';

/** Callbacks by ID. The hash is only a key here, never a selector. */
const openers = new Map<string, () => void>();

const openFromHash = (): void => {
  const hash = readHash();
  if (!hash.endsWith(MODAL_HASH_SUFFIX)) return;
  const open = openers.get(hash.slice(0, -MODAL_HASH_SUFFIX.length));
  if (!open) return;
  // Remove the hash, so that the same link works again after the modal closes.
  replaceUrl({ hash: '' });
  open();
};

onUrlChange(openFromHash);

/** Opens a modal for a click on a link to a page that has `data-dialog` for pages where that modal is registered. */
const openFromLink = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const link = target.closest<HTMLElement>('[data-dialog]');
  const open = openers.get(link?.dataset['dialog'] ?? '');
  if (!link || !open) return;
  event.preventDefault();
  // Some browsers don't focus a clicked link, which gets the focus back when the modal closes.
  link.focus();
  open();
};

document.addEventListener('click', openFromLink);

/**
 * Opens a modal for links to `#{id}.open`, and for a page URL that ends with that hash (MODL-1).
 * @returns a function that removes the registration
 */
export const registerModalLink = (id: string, open: () => void): (() => void) => {
  openers.set(id, open);
  openFromHash();
  return () => {
    if (openers.get(id) === open) openers.delete(id);
  };
};

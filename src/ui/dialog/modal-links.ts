import { onUrlChange, readHash, replaceUrl } from '../../browser/url-state';
import { MODAL_HASH_SUFFIX } from '../../site/url-names';

/** Callbacks by ID. The hash is only a key here, never a selector. */
const openers = new Map<string | undefined, () => void>();

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

/**
 * Opens the modal that a link names with `data-dialog`. Where that modal isn't registered, on sites without the
 * account menu for example, the link leads to its page.
 */
const openFromLink = (event: MouseEvent): void => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLElement>('[data-dialog]');
  const open = link && openers.get(link.dataset['dialog']);
  if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Safari doesn't focus a clicked link, which gets the focus back when the modal closes.
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

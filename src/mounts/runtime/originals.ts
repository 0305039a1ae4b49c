import type { AnyPlaceholder } from '../schema/placeholder';

/** The maximum number of originals. When a page inserts more placeholders, all originals are removed. */
export const MAX_ORIGINALS = 1_000;

/** The CMS's elements by the key that the elements of the page and their copies have in `data-mount-key`. */
const originals = new Map<string, HTMLElement>();

/** The elements for which a key was created; all others with a key are copies. */
const owners = new WeakSet<HTMLElement>();

/** An inert document, in which the images of kept elements aren't loaded again. */
let inertDocument: Document | undefined;

/** Starts at the current time, so that keys in HTML that was saved after mounting don't match. */
let lastKey = Date.now();

/** Keeps an element as the CMS rendered it, for the copies that page scripts make of it. */
const keepOriginal = (element: HTMLElement): void => {
  if (originals.size >= MAX_ORIGINALS) originals.clear();
  const key = (owners.has(element) && element.dataset['mountKey']) || String((lastKey += 1));
  owners.add(element);
  element.dataset['mountKey'] = key;
  inertDocument ??= document.implementation.createHTMLDocument('');
  originals.set(key, inertDocument.importNode(element, true));
};

/**
 * Puts the CMS's nodes back into a copy of an element, such as the clone of a slide, or HTML that was
 * read and set again: what a feature has rendered works only in the original.
 */
const restoreCopy = (element: HTMLElement): void => {
  const original = originals.get(element.dataset['mountKey'] ?? '');
  if (!original || owners.has(element)) return;
  element.replaceChildren(...document.importNode(original, true).childNodes);
};

/** Lets copies of a placeholder's elements mount as their originals did (docs/mounting.md#cms-nodes). */
export const allowCopies = (placeholder: AnyPlaceholder): AnyPlaceholder => ({
  ...placeholder,
  checkContent(element) {
    restoreCopy(element);
    return placeholder.checkContent?.(element);
  },
  prepare(element, environment) {
    keepOriginal(element);
    return placeholder.prepare(element, environment);
  },
});

/** How many originals are kept; a page that inserts placeholders without end drops the oldest. */
export const MAX_ORIGINALS = 1_000;

/** The CMS's nodes by the key that a started element and its copies have in `data-mount-key`. */
const originals = new Map<string, readonly Node[]>();

/** The keys of the started elements themselves. */
const keys = new WeakMap<HTMLElement, string>();

/** A document in which the images of kept nodes aren't loaded again. */
const inert = document.implementation.createHTMLDocument('');

/** Begins at the time, so that a key of a page that was saved with its features is unknown. */
let lastKey = Date.now();

/**
 * Keeps the CMS's nodes of an element that starts, for copies that a page's script makes of it.
 * @returns the function that removes the key when the element has its nodes back
 */
export const keepOriginal = (element: HTMLElement, cms: readonly Node[]): (() => void) => {
  const key = String((lastKey += 1));
  originals.set(
    key,
    cms.map((node) => inert.importNode(node, true)),
  );
  const [oldest] = originals.keys();
  if (oldest && originals.size > MAX_ORIGINALS) originals.delete(oldest);
  keys.set(element, key);
  element.dataset['mountKey'] = key;
  return () => delete element.dataset['mountKey'];
};

/**
 * Puts the CMS's nodes back into the copy of a started element, such as the clone of a slide, or HTML
 * that was read and set again: what a feature has rendered works in the original only.
 */
export const restoreCopy = (element: HTMLElement): void => {
  const key = element.dataset['mountKey'] ?? '';
  const nodes = originals.get(key);
  if (!nodes || keys.get(element) === key) return;
  element.replaceChildren(...nodes.map((node) => document.importNode(node, true)));
};

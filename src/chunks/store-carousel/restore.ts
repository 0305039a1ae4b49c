/** Class names that the carousel and Swiper add to the CMS's elements. */
const OWN_CLASS = /^(swiper-|bsro-carousel__)/;

const writeAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Saves the CMS's attributes; returns the function that restores them. */
export const saveAttributes = (element: Element, names: readonly string[]): (() => void) => {
  const original = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of original) {
      if (element.getAttribute(name) !== value) writeAttribute(element, name, value);
    }
  };
};

/** Sets attributes, or removes them for null; returns the undo function. */
export const setAttributes = (
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
): (() => void) => {
  const restore = saveAttributes(element, Object.keys(attributes));
  for (const [name, value] of Object.entries(attributes)) writeAttribute(element, name, value);
  return restore;
};

/**
 * Saves the classes of an element; returns the function that removes those of the carousel. Keeps
 * the changes of other scripts.
 */
export const saveClasses = (element: Element): (() => void) => {
  const text = element.getAttribute('class');
  const original = [...element.classList];
  return () => {
    const current = [...element.classList].filter(
      (name) => original.includes(name) || !OWN_CLASS.test(name),
    );
    const isUnchanged = current.join(' ') === original.join(' ');
    writeAttribute(element, 'class', isUnchanged ? text : current.join(' '));
  };
};

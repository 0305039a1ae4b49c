/** Names that this carousel and Swiper give to elements of the CMS. */
const OWN_CLASS = /^(swiper-|bsro-carousel__)/;

const writeAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Remembers attributes as the CMS wrote them; returns what gives them back. */
export const keepAttributes = (element: Element, names: readonly string[]): (() => void) => {
  const former = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of former) {
      if (element.getAttribute(name) !== value) writeAttribute(element, name, value);
    }
  };
};

/** Sets attributes, null for none; returns what gives the former ones back. */
export const setAttributes = (
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
): (() => void) => {
  const restore = keepAttributes(element, Object.keys(attributes));
  for (const [name, value] of Object.entries(attributes)) writeAttribute(element, name, value);
  return restore;
};

/**
 * Remembers the classes of an element; returns what takes those of the carousel away again. What
 * other scripts have added or removed since then stays so.
 */
export const keepClasses = (element: Element): (() => void) => {
  const text = element.getAttribute('class');
  const former = [...element.classList];
  return () => {
    const current = [...element.classList].filter(
      (name) => former.includes(name) || !OWN_CLASS.test(name),
    );
    const isFormer = current.join(' ') === former.join(' ');
    writeAttribute(element, 'class', isFormer ? text : current.join(' '));
  };
};

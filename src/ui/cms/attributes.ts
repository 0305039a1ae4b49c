/** Sets an attribute, or removes it for null. */
export const writeAttribute = (element: Element, name: string, value: string | null): void => {
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

/** Hides an element, also from a theme whose `display` would override the attribute; returns the undo function. */
export const hide = (element: HTMLElement): (() => void) => {
  const { display } = element.style;
  element.hidden = true;
  element.style.setProperty('display', 'none', 'important');
  return () => {
    element.hidden = false;
    element.style.display = display;
  };
};

/** The text that each element was given last. */
const written = new WeakMap<Element, string>();

/**
 * Writes a text only if it isn't the text that the element was given last. A translator may have replaced it since;
 * writing it again would undo the translation, and a live region would announce it again.
 */
export const setText = (element: Element, text: string): void => {
  if ((written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
};

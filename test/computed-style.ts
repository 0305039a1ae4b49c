/** The attributes that jsdom's default stylesheet, or an inline style, reads. */
const READ_ATTRIBUTES = ['style', 'hidden', 'open', 'type', 'dir', 'disabled', 'href'];

/** Describes an element and its ancestors; those with the same description have the same style. */
const describeStyling = (element: Element): string => {
  let description = '';
  for (let current: Element | null = element; current; current = current.parentElement) {
    description += `>${current.localName}`;
    for (const name of READ_ATTRIBUTES) {
      const value = current.getAttribute(name);
      if (value !== null) description += ` ${name}=${value}`;
    }
  }
  return description;
};

/**
 * Testing Library asks for the style of an element and its ancestors in every query by role, and jsdom matches all rules
 * of its default stylesheet each time, which took a third of the time of tests of pages. Without other stylesheets, which
 * Jest doesn't load, elements of the same name and attributes have the same style.
 */
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    const { styleSheets } = element.ownerDocument;
    if (styleSheets.length > 0 || pseudoElement) return compute(element, pseudoElement);
    const key = describeStyling(element);
    const style = styles.get(key) ?? compute(element);
    styles.set(key, style);
    return style;
  };
}

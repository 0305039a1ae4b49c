/** Ends every translated text, so that a test can tell it from a text that React has changed since. */
const MARK = '*';

/** Translates the texts of an element as browsers do: replaces each text node by two nested `<font>` elements. */
export const translate = (root: Element): void => {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data.endsWith(MARK) ? text.data : `${text.data}${MARK}`);
    outer.append(inner);
    text.replaceWith(outer);
  }
};

import type { BrowserContext } from '@playwright/test';

/**
 * Runs in the page: translates it as browsers do. Each text node is replaced by two nested `<font>` elements, at once
 * and whenever a text appears or changes; texts of attributes are replaced too. A translated text ends with a
 * zero-width space: page scripts see another text, but Playwright ignores the character, so that tests find the texts
 * that they know. A text that a page script changes after its node was replaced stays invisible, as in the field.
 */
const startTranslator = (): void => {
  const MARK = '\u200B';
  const SKIPPED = 'script, style, noscript, textarea, code, [translate="no"], .notranslate';
  const ATTRIBUTES = ['placeholder', 'aria-label', 'title', 'alt'];

  const createFont = (): HTMLElement => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    return font;
  };

  const translateText = (node: Text): void => {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || node.data.endsWith(MARK) || parent.closest(SKIPPED)) return;
    const outer = createFont();
    outer.dir = 'auto';
    const inner = createFont();
    inner.append(`${node.data}${MARK}`);
    outer.append(inner);
    node.replaceWith(outer);
  };

  const translateAttributes = (element: Element): void => {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value?.trim() && !value.endsWith(MARK) && !element.closest(SKIPPED)) {
        element.setAttribute(name, `${value}${MARK}`);
      }
    }
  };

  const translate = (root: Node): void => {
    if (root instanceof Text) translateText(root);
    if (!(root instanceof Element)) return;
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: Node[] = [root];
    while (nodes.nextNode()) found.push(nodes.currentNode);
    for (const node of found) {
      if (node instanceof Text) translateText(node);
      else if (node instanceof Element) translateAttributes(node);
    }
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (!target.isConnected) continue;
      if (type === 'attributes' && target instanceof Element) translateAttributes(target);
      else if (type === 'characterData') translate(target);
      else for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });

  document.addEventListener('DOMContentLoaded', () => {
    const { documentElement, body } = document;
    documentElement.classList.add('translated-ltr');
    documentElement.lang = 'es';
    translate(body);
    observer.observe(body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
  });
};

/** Translates every page that opens in a context. */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(startTranslator);

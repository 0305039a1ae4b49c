import { withIndex } from '../../browser/with-index';
import type { ElementMistake } from './mistake';

/** Matches the start of a JSON array or object, even with typographic quotes or invisible characters. */
export const JSON_START = /^[\s\p{Cf}]*(\[[\s\p{Cf}]*[{\]]|\{[\s\p{Cf}]*["'“”])/u;

const JSON_SCRIPT = 'script[type="application/json"]';

/** Finds the text nodes of an element outside its JSON scripts. */
const findTexts = (element: HTMLElement): Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest(JSON_SCRIPT)) {
      texts.push(currentNode);
    }
  }
  return texts;
};

/** A mistake in the HTML inside a placeholder, and the function that undoes its repair. */
export interface ContentMistake {
  readonly mistake: ElementMistake;
  readonly undo: () => void;
}

/** Finds JSON outside of a JSON script and hides it, because it would be visible (MOUNT-8). */
export const hideBareJson = (element: HTMLElement): ContentMistake | undefined => {
  const texts = findTexts(element);
  if (!JSON_START.test(texts.map(({ data }) => data).join(''))) return undefined;
  const originals = texts.map(({ data }) => data);
  for (const text of texts) text.data = '';
  return {
    mistake: 'bare-json',
    undo: () => {
      for (const [index, text] of withIndex(texts)) text.data = originals[index] ?? '';
    },
  };
};

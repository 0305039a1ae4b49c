/** How a list or an object of JSON begins, after an editor may have curled its quotes. */
export const JSON_START = /^\s*(\[\s*[{\]]|\{\s*["'“”])/;

const JSON_SCRIPT = 'script[type="application/json"]';

/** The text of an element outside its scripts of JSON, as nodes. */
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

/** What is wrong with the HTML inside a placeholder, and what undoes a repair of it. */
export interface ContentProblem {
  readonly problem: string;
  readonly undo: () => void;
}

/** Finds JSON that a visitor would read, because no script of JSON holds it, and hides it (MOUNT-8). */
export const hideBareJson = (element: HTMLElement): ContentProblem | undefined => {
  const texts = findTexts(element);
  if (!JSON_START.test(texts.map(({ data }) => data).join(''))) return undefined;
  const written = texts.map(({ data }) => data);
  for (const text of texts) text.data = '';
  return {
    problem:
      'its JSON is not in a script of JSON and is hidden: ' +
      'write <script type="application/json">[…]</script>',
    undo: () => {
      for (const [index, text] of texts.entries()) text.data = written[index] ?? '';
    },
  };
};

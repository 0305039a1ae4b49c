/** What a form says below itself, politely. */
export interface FinderStatus {
  /** For a screen reader alone: what has come into a select. */
  readonly count: (text: string) => void;
  /** A sentence, and where to go on from there. */
  readonly say: (text: string, link?: { readonly text: string; readonly href: string }) => void;
  readonly remove: () => void;
}

const region = (className: string): HTMLElement => {
  const element = document.createElement('p');
  element.className = className;
  element.setAttribute('role', 'status');
  return element;
};

/** Empty places for both, at the end of the form, there before anything is said in them. */
export const createStatus = (form: HTMLFormElement): FinderStatus => {
  const counts = region('bsro-visually-hidden');
  const words = region('bsro-store-finder__status');
  form.append(counts, words);
  return {
    count: (text) => counts.replaceChildren(text),
    say(text, link) {
      words.replaceChildren(text);
      if (!link) return;
      const anchor = document.createElement('a');
      anchor.href = link.href;
      anchor.textContent = link.text;
      words.append(' ', anchor);
    },
    remove() {
      counts.remove();
      words.remove();
    },
  };
};

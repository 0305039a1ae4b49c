/** Status messages below the form. */
export interface FinderStatus {
  /** Announces the number of options to screen readers only. */
  readonly count: (text: string) => void;
  /** Shows a message with an optional link. */
  readonly say: (text: string, link?: { readonly text: string; readonly href: string }) => void;
  readonly remove: () => void;
}

const createRegion = (className: string): HTMLElement => {
  const element = document.createElement('p');
  element.className = className;
  element.setAttribute('role', 'status');
  return element;
};

/** Adds empty live regions to the form, because screen readers announce only later changes. */
export const createStatus = (form: HTMLFormElement): FinderStatus => {
  const counts = createRegion('bsro-visually-hidden');
  const words = createRegion('bsro-store-finder__status');
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

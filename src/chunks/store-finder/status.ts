/** Status messages below the form. */
export interface FinderStatus {
  /** Announces the number of options to screen readers only. */
  readonly announce: (text: string) => void;
  /** Shows a message with an optional link. */
  readonly show: (text: string, link?: { readonly text: string; readonly href: string }) => void;
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
  const messages = createRegion('bsro-store-finder__status');
  form.append(counts, messages);
  return {
    announce: (text) => counts.replaceChildren(text),
    show(text, link) {
      messages.replaceChildren(text);
      if (!link) return;
      const anchor = document.createElement('a');
      anchor.href = link.href;
      anchor.textContent = link.text;
      messages.append(' ', anchor);
    },
    remove() {
      counts.remove();
      messages.remove();
    },
  };
};

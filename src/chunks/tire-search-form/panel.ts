/** A child of the placeholder that contains one of the forms. */
export interface Panel {
  readonly show: (isShown: boolean) => void;
  /** Restores the CMS's HTML. */
  readonly restore: () => void;
}

/**
 * Takes over a panel of the CMS. A `<details>` stays open without its summary, which the choice
 * between the forms replaces.
 */
export const createPanel = (element: HTMLElement): Panel => {
  const summary = element instanceof HTMLDetailsElement && element.querySelector('summary');
  const open = element.getAttribute('open');
  // A browser allows only one open element per name.
  const name = element.getAttribute('name');
  if (summary) {
    summary.hidden = true;
    element.removeAttribute('name');
    element.setAttribute('open', '');
  }
  return {
    show(isShown) {
      element.hidden = !isShown;
    },
    restore() {
      element.hidden = false;
      if (!summary) return;
      summary.hidden = false;
      element.toggleAttribute('open', open !== null);
      if (name !== null) element.setAttribute('name', name);
    },
  };
};

/** Controls a panel: one of the placeholder's child elements that contain a form. */
export interface PanelControl {
  readonly show: (isShown: boolean) => void;
  /** Restores the CMS's HTML. */
  readonly restore: () => void;
}

/**
 * Takes control of a panel of the CMS. Keeps a `<details>` open and hides its summary, which the choice
 * between the forms replaces.
 */
export const controlPanel = (element: HTMLElement): PanelControl => {
  const summary = element instanceof HTMLDetailsElement && element.querySelector('summary');
  const open = element.getAttribute('open');
  // Of several `<details>` with the same name, only one can be open.
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

import { useLayoutEffect } from 'react';

/**
 * Shows or hides a panel: one of the placeholder's child elements that contain a form. Keeps a `<details>` open
 * and hides its summary, which the choice between the forms replaces.
 */
export const usePanel = (panel: HTMLElement, isShown: boolean): void => {
  useLayoutEffect(() => {
    const summary = panel instanceof HTMLDetailsElement && panel.querySelector('summary');
    if (!summary) return undefined;
    const isOpen = panel.hasAttribute('open');
    // Of several `<details>` with the same name, only one can be open.
    const name = panel.getAttribute('name');
    summary.hidden = true;
    panel.removeAttribute('name');
    panel.setAttribute('open', '');
    return () => {
      summary.hidden = false;
      panel.toggleAttribute('open', isOpen);
      if (name !== null) panel.setAttribute('name', name);
    };
  }, [panel]);
  useLayoutEffect(() => {
    panel.toggleAttribute('hidden', !isShown);
    return () => panel.removeAttribute('hidden');
  }, [panel, isShown]);
};

/** Makes a heading focusable until it loses the focus. */
const makeFocusable = (heading: HTMLElement): HTMLElement => {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  return heading;
};

/** Finds the checkbox that adds a tire to the comparison (`CompareCheckbox`). */
const findCheckbox = (tire: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main [data-compare]')].find(
    ({ dataset }) => dataset['compare'] === tire,
  );

/**
 * Returns the element that gets the focus when the comparison is empty and its bar disappears: the checkbox
 * of the last removed tire, or else the number of results or the page's heading.
 * @param tire brand and name; undefined if all were removed at once
 */
export const findRemainingFocus = (tire: string | undefined): HTMLElement | undefined => {
  const control =
    (tire !== undefined && findCheckbox(tire)) ||
    document.querySelector<HTMLElement>('.bsro-tire-results__count[tabindex]');
  if (control) return control;
  const heading = document.querySelector('h1');
  return heading ? makeFocusable(heading) : undefined;
};

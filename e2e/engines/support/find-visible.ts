/**
 * Finds the first visible element that matches; runs in the page, so it must be self-contained.
 * @returns null if there is none
 */
export const findVisible = (css: string, text: string): HTMLElement | null => {
  const isVisible = (element: HTMLElement): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const hasText = (element: HTMLElement): boolean => {
    const words = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    return words.replace(/\s+/g, ' ').includes(text);
  };
  return (
    [...document.querySelectorAll<HTMLElement>(css)].find(
      (element) => isVisible(element) && hasText(element),
    ) ?? null
  );
};

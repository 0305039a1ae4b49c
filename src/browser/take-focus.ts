/**
 * Focuses an element that has just appeared, for example because the button that had the focus has disappeared. Can be
 * the ref of a React element.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

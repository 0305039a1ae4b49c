/** Hides the page, as if in a background tab, or shows it. Reset it with `resetVisibility`. */
export const setHidden = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Makes jsdom's document visible again. */
export const resetVisibility = (): void => {
  Reflect.deleteProperty(document, 'hidden');
};

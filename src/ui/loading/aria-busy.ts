/** Sets or removes `aria-busy`. Firefox before 119 doesn't reflect the `ariaBusy` property. */
export const setBusy = (element: Element, shouldBeBusy: boolean): void => {
  if (shouldBeBusy) element.setAttribute('aria-busy', 'true');
  else element.removeAttribute('aria-busy');
};

export const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true';

/** Marks an element as busy, or ends that; Firefox before 119 does not reflect `ariaBusy`. */
export const setBusy = (element: Element, busy: boolean): void => {
  if (busy) element.setAttribute('aria-busy', 'true');
  else element.removeAttribute('aria-busy');
};

export const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true';

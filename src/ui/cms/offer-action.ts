/**
 * Returns the clicked control of an offer and its action; undefined if the browser handles the click, for example by
 * opening a new tab.
 */
export const getOfferAction = (
  event: MouseEvent,
): [control: HTMLElement, action: string] | undefined => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return undefined;
  const control = target instanceof Element && target.closest<HTMLElement>('[data-offer-action]');
  return control ? [control, control.dataset['offerAction'] ?? ''] : undefined;
};

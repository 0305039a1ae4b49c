import { track } from '../../analytics/track';
import { createDialogContent } from '../../ui/dialog/dialog-content';
import { openModal } from '../../ui/dialog/modal';

/** A copy without what may stand on a page only once. */
const copyOf = (details: HTMLElement): HTMLElement => {
  const copy = document.createElement('div');
  // What the page's own style sheet knows it by.
  copy.className = details.className;
  copy.dataset['offerDetails'] = '';
  copy.append(...[...details.childNodes].map((node) => node.cloneNode(true)));
  copy.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return copy;
};

/**
 * Opens the details that the CMS wrote into a card (OFFR-1).
 * @param act hears of every press inside, so that the details' own actions work
 */
export const openDetails = (
  details: HTMLElement,
  { friendlyId, title }: { friendlyId: string; title: string },
  act: (event: MouseEvent) => void,
): void => {
  const { content, labelledBy, closeButton } = createDialogContent(title, [copyOf(details)]);
  content.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, [data-offer-action]')) {
      track({ event: 'offer.modal_click', friendlyId });
    }
    act(event);
  });
  const close = openModal({ content, labelledBy });
  closeButton.addEventListener('click', close);
  track({ event: 'offer.modal_open', friendlyId });
};

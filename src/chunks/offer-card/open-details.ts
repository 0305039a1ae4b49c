import { track } from '../../analytics/track';
import { createDialogContent } from '../../ui/dialog/dialog-content';
import { openModal } from '../../ui/dialog/modal';

/** Copies the details without their IDs. */
const copyDetails = (details: HTMLElement): HTMLElement => {
  const copy = document.createElement('div');
  // The page's stylesheet matches this class.
  copy.className = details.className;
  copy.dataset['offerDetails'] = '';
  copy.append(...[...details.childNodes].map((node) => node.cloneNode(true)));
  copy.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return copy;
};

/**
 * Opens the details that the CMS rendered in a card, in a modal (OFFR-1).
 * @param onClick called on every click in the modal, to handle the actions in the details
 */
export const openDetails = (
  details: HTMLElement,
  { friendlyId, title }: { friendlyId: string; title: string },
  onClick: (event: MouseEvent) => void,
): void => {
  const { content, labelledBy, closeButton } = createDialogContent(title, [copyDetails(details)]);
  content.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, [data-offer-action]')) {
      track({ event: 'offer.modal_click', friendlyId });
    }
    onClick(event);
  });
  const close = openModal({ content, labelledBy });
  closeButton.addEventListener('click', close);
  track({ event: 'offer.modal_open', friendlyId });
};

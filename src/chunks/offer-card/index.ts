import { track } from '../../analytics/track';
import { isAuthorMode } from '../../browser/author-mode';
import type { OfferCardAttributes } from '../../mounts/placeholders/offer-card';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getDaysRemaining } from '../../site/offer-dates';
import { registerModalLink } from '../../ui/dialog/modal-links';
import { loadOnDemand } from '../../ui/loading/load-on-demand';
import { openDetails } from './open-details';

const loadShare = () => import(/* webpackChunkName: "share-offer" */ '../share-offer');

/** The control that was pressed and what it does, where the browser would do nothing else. */
const actionOf = (event: MouseEvent): [control: HTMLElement, action: string] | undefined => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return undefined;
  const control = target instanceof Element && target.closest<HTMLElement>('[data-offer-action]');
  return control ? [control, control.dataset['offerAction'] ?? ''] : undefined;
};

/**
 * An offer's card: gone once the offer has ended (OFFR-2), its details in a modal (OFFR-1,
 * OFFR-5), and shared or printed from there (SHARE-1). Its links lead on as they are where nothing
 * better is there.
 */
export default function enhance({
  attributes: { friendlyId, modalTitle, endDate, printUrl },
  element,
}: RootProps<OfferCardAttributes>): () => void {
  if (endDate && getDaysRemaining(endDate, new Date()) <= 0 && !isAuthorMode()) {
    element.hidden = true;
    return () => {
      element.hidden = false;
    };
  }
  const title = modalTitle ?? element.querySelector('h2, h3, h4')?.textContent.trim() ?? friendlyId;
  const details = element.querySelector<HTMLElement>('[data-offer-details]');

  const act = (event: MouseEvent): void => {
    const [control, action] = actionOf(event) ?? [];
    if (!control) return;
    if (action === 'details' && details) {
      event.preventDefault();
      openDetails(details, { friendlyId, title }, act);
    } else if (action === 'share') {
      event.preventDefault();
      void loadOnDemand(control, 'share-offer', loadShare, ({ default: shareOffer }) =>
        shareOffer({ friendlyId, title, printHref: printUrl }),
      );
    } else if (action === 'print') {
      track({ event: 'offer.print', friendlyId });
    }
  };
  element.addEventListener('click', act);
  const unlink = details
    ? registerModalLink(friendlyId, () => openDetails(details, { friendlyId, title }, act))
    : undefined;
  return () => {
    element.removeEventListener('click', act);
    unlink?.();
  };
}

import { track } from '../../analytics/track';
import { isAuthorMode } from '../../site/author-mode';
import { followClock, getNow } from '../../browser/clock';
import type { OfferCardAttributes } from '../../mounts/placeholders/offer-card';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getDaysRemaining } from '../../domain/offers/offer-dates';
import { hide } from '../../ui/cms/attributes';
import { getOfferAction } from '../../ui/cms/offer-action';
import { registerModalLink } from '../../ui/dialog/modal-links';
import { loadOnDemand } from '../../ui/loading/load-on-demand';

const loadDetails = () => import(/* webpackChunkName: "offer-details" */ './open-details');
const loadShare = () => import(/* webpackChunkName: "share-offer" */ '../share-offer');

/**
 * Opens the details of an offer in a modal (OFFR-1, OFFR-5), and the share dialog (SHARE-1); returns a
 * function that undoes it.
 */
const enhanceControls = ({
  attributes: { friendlyId, modalTitle, printUrl },
  element,
}: RootProps<OfferCardAttributes>): (() => void) => {
  const title = modalTitle ?? element.querySelector('h2, h3, h4')?.textContent.trim() ?? friendlyId;
  const details = element.querySelector<HTMLElement>('[data-offer-details]');

  const open = (control: HTMLElement): void => {
    if (!details) return;
    void loadOnDemand(control, 'offer-card-modal', loadDetails, ({ openDetails }) =>
      openDetails({ details, friendlyId, title, onClick: handleClick }),
    );
  };

  const handleClick = (event: MouseEvent): void => {
    const [control, action] = getOfferAction(event) ?? [];
    if (!control) return;
    if (action === 'details' && details) {
      event.preventDefault();
      open(control);
    } else if (action === 'share') {
      event.preventDefault();
      void loadOnDemand(control, 'share-offer', loadShare, ({ default: shareOffer }) =>
        shareOffer({ friendlyId, title, printHref: printUrl }),
      );
    } else if (action === 'print') {
      track({ event: 'offer.print', friendlyId });
    }
  };
  element.addEventListener('click', handleClick);
  const unregisterLink = details
    ? registerModalLink(friendlyId, () =>
        open(element.querySelector<HTMLElement>('[data-offer-action="details"]') ?? element),
      )
    : undefined;
  return () => {
    element.removeEventListener('click', handleClick);
    unregisterLink?.();
  };
};

/** Enhances an offer card; hides it after the offer has ended (OFFR-2). */
export default function enhance(props: RootProps<OfferCardAttributes>): () => void {
  const {
    attributes: { endDate },
    element,
  } = props;
  return followClock(() =>
    endDate && getDaysRemaining(endDate, new Date(getNow())) <= 0 && !isAuthorMode()
      ? hide(element)
      : enhanceControls(props),
  );
}

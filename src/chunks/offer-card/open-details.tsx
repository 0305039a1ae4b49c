import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { track } from '../../analytics/track';
import { Dialog } from '../../ui/dialog/Dialog';
import { showDialog } from '../../ui/dialog/show-dialog';

/** Copies the details without their IDs. */
const copyDetails = (details: HTMLElement): readonly Node[] => {
  const copy = document.importNode(details, true);
  copy.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return [...copy.childNodes];
};

interface OfferDetailsProps {
  /** The element of the CMS. */
  readonly details: HTMLElement;
  readonly friendlyId: string;
  /** Handles the actions in the details. */
  readonly onClick: (event: MouseEvent) => void;
}

/** A copy of the details that the CMS rendered in a card. */
function OfferDetails({ details, friendlyId, onClick }: OfferDetailsProps) {
  const root = useRef<HTMLDivElement>(null);
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, [data-offer-action]')) {
      track({ event: 'offer.modal_click', friendlyId });
    }
    onClick(event);
  });
  useLayoutEffect(() => {
    const { current } = root;
    const controller = new AbortController();
    current?.replaceChildren(...copyDetails(details));
    current?.addEventListener('click', (event) => handleClick(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [details]);
  // The page's stylesheet matches the class and the attribute.
  return <div ref={root} className={details.className} data-offer-details="" />;
}

interface OpenedOffer extends OfferDetailsProps {
  readonly title: string;
}

/** Opens the details of an offer in a modal (OFFR-1). */
export const openDetails = ({ title, ...props }: OpenedOffer): void => {
  showDialog('offer-card', (remove) => (
    <Dialog title={title} onClose={remove}>
      <OfferDetails {...props} />
    </Dialog>
  ));
  track({ event: 'offer.modal_open', friendlyId: props.friendlyId });
};

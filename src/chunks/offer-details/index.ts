import { track } from '../../analytics/track';
import { isAuthorMode } from '../../browser/author-mode';
import { after } from '../../browser/clock';
import type { OfferDetailsAttributes } from '../../mounts/placeholders/offer-details';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getDaysRemaining } from '../../site/offer-dates';
import { loadOnDemand } from '../../ui/loading/load-on-demand';
import { showSavings } from './savings';

/** Milliseconds from an address that ends in #print to the print dialog (OFFR-4). */
export const PRINT_DELAY = 1_000;

const loadShare = () => import(/* webpackChunkName: "share-offer" */ '../share-offer');

/** Whether a link of this site led here: its press has told of the print already. */
const isFromThisSite = (): boolean => document.referrer.startsWith(`${location.origin}/`);

const markEnded = (element: HTMLElement): (() => void) => {
  const text = document.createElement('p');
  text.className = 'notice notice--warn';
  text.textContent = 'This offer has ended.';
  element.prepend(text);
  return () => text.remove();
};

/**
 * An offer's own page: printed a second after an address that ends in #print (OFFR-4), shared, and
 * with what a driver saves where the offer is for drivers with an account (OFFR-7).
 */
export default function enhance({
  attributes: { friendlyId, endDate, printUrl },
  element,
}: RootProps<OfferDetailsAttributes>): () => void {
  const over = new AbortController();
  const { signal } = over;
  const undo: (() => void)[] = [() => over.abort()];
  const title = element.querySelector('h1, h2')?.textContent.trim() ?? document.title;

  const print = (): void => {
    track({ event: 'offer.print', friendlyId });
    window.print();
  };
  const printWhenAsked = (): void => {
    if (location.hash !== '#print' || isAuthorMode()) return;
    undo.push(after(PRINT_DELAY, isFromThisSite() ? () => window.print() : print));
  };

  element.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      // A new tab is the browser's to open.
      if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
      const control =
        target instanceof Element && target.closest<HTMLElement>('[data-offer-action]');
      if (!control) return;
      event.preventDefault();
      if (control.dataset['offerAction'] === 'print') print();
      else {
        void loadOnDemand(control, 'share-offer', loadShare, ({ default: shareOffer }) =>
          shareOffer({ friendlyId, title, printHref: printUrl ?? `${location.pathname}#print` }),
        );
      }
    },
    { signal },
  );
  addEventListener('hashchange', printWhenAsked, { signal });
  printWhenAsked();
  if (endDate && getDaysRemaining(endDate, new Date()) <= 0) undo.push(markEnded(element));
  const savings = element.querySelector<HTMLElement>('[data-offer-savings]');
  if (savings) undo.push(showSavings(savings, friendlyId));
  return () => undo.forEach((step) => step());
}

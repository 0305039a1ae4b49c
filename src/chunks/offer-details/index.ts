import { track } from '../../analytics/track';
import { isAuthorMode } from '../../site/author-mode';
import { followClock, getNow } from '../../browser/clock';
import { onUrlChange, readHash } from '../../browser/url-state';
import { startVisibleTimer } from '../../browser/when-visible';
import type { OfferDetailsAttributes } from '../../mounts/placeholders/offer-details';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getDaysRemaining } from '../../domain/offers/offer-dates';
import { createLine } from '../../ui/cms/create-line';
import { getOfferAction } from '../../ui/cms/offer-action';
import { loadOnDemand } from '../../ui/loading/load-on-demand';
import { LABELS } from './messages';
import { showSavings } from './savings';

/** Milliseconds until a page with the hash `#print` opens the print dialog (OFFR-4). */
export const PRINT_DELAY = 1_000;

const loadShare = () => import(/* webpackChunkName: "share-offer" */ '../share-offer');

/** Checks whether a link on this site opened the page; that click was already tracked as a print. */
const isFromThisSite = (): boolean => document.referrer.startsWith(`${location.origin}/`);

const showEndedNotice = (element: HTMLElement): (() => void) => {
  const text = createLine('p', 'notice notice--warn', LABELS.ended);
  element.prepend(text);
  return () => text.remove();
};

/**
 * Enhances an offer page: prints it for the hash `#print` (OFFR-4), opens the share dialog, and
 * shows the savings of an offer that is for drivers only (OFFR-7).
 */
export default function enhance({
  attributes: { friendlyId, endDate, printUrl },
  element,
}: RootProps<OfferDetailsAttributes>): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const cleanups: (() => void)[] = [() => listeners.abort()];
  const title = element.querySelector('h1, h2')?.textContent.trim() ?? document.title;

  const print = (): void => {
    track({ event: 'offer.print', friendlyId });
    window.print();
  };
  const printIfRequested = (): void => {
    if (readHash() !== 'print' || isAuthorMode()) return;
    cleanups.push(startVisibleTimer(PRINT_DELAY, isFromThisSite() ? () => window.print() : print));
  };

  element.addEventListener(
    'click',
    (event) => {
      const [control, action] = getOfferAction(event) ?? [];
      if (!control) return;
      event.preventDefault();
      if (action === 'print') print();
      else {
        void loadOnDemand(control, 'share-offer', loadShare, ({ default: shareOffer }) =>
          shareOffer({ friendlyId, title, printHref: printUrl ?? `${location.pathname}#print` }),
        );
      }
    },
    { signal },
  );
  cleanups.push(onUrlChange(printIfRequested));
  printIfRequested();
  if (endDate)
    cleanups.push(
      followClock(() =>
        getDaysRemaining(endDate, new Date(getNow())) <= 0 ? showEndedNotice(element) : () => {},
      ),
    );
  const savings = element.querySelector<HTMLElement>('[data-offer-savings]');
  if (savings) cleanups.push(showSavings(savings, friendlyId));
  return () => cleanups.forEach((cleanUp) => cleanUp());
}

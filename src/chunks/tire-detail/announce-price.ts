import { bus } from '../../bus/bus';
import type { PricedCard } from '../../bus/topics';

/**
 * Announces the price of the page's tire, and again whenever an announcement omits it, together with the
 * cards of others, such as a carousel (docs/feature-rules.md#published-prices).
 * @returns a function that stops the announcements
 */
export const announcePrice = (card: PricedCard, loggedIn: boolean): (() => void) => {
  let others: readonly PricedCard[] = [];
  let isStopped = false;
  let isScheduled = false;

  // Never during a delivery, because later subscribers would then receive the older payload last.
  const announceSoon = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      if (isStopped) return;
      bus.publish('createproductprice', { cards: [card, ...others], loggedIn });
    });
  };
  const unsubscribe = bus.subscribe('createproductprice', ({ cards }) => {
    // Another element's exact price for the same article is equally valid.
    const isSameArticle = (other: PricedCard): boolean => other?.articleCode === card.articleCode;
    others = cards.filter((other) => !isSameArticle(other));
    if (!cards.some((other) => isSameArticle(other) && other.showPrice)) announceSoon();
  });
  announceSoon();
  return () => {
    isStopped = true;
    unsubscribe();
  };
};

import { bus } from '../../../bus/bus';
import type { PricedCard } from '../../../bus/topics';

/**
 * Keeps the price of the page's own tire in the price announcements, together with the cards that others,
 * such as a carousel, have announced (docs/feature-rules.md#price-announcements).
 * @returns a function that stops
 */
export const announcePrice = (card: PricedCard, loggedIn: boolean): (() => void) => {
  let others: readonly PricedCard[] = [];
  let isStopped = false;
  let isPlanned = false;

  // Never inside a delivery: subscribers after this one would then get the older payload last.
  const announceSoon = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (isStopped) return;
      bus.publish('createproductprice', { cards: [card, ...others], loggedIn });
    });
  };
  const unsubscribe = bus.subscribe('createproductprice', ({ cards }) => {
    // The exact price of another element for the same article is as good.
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

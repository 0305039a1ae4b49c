import { useEffect, useEffectEvent, useRef } from 'react';
import { trackViewedItem } from '../../analytics/ecommerce';
import { whenVisible } from '../../browser/when-visible';
import { createPriceCard } from '../../store/search/group-offers';
import type { TireGroup } from '../../domain/tires/tire-group';
import { formatUsd } from '../../language/numbers';
import { bus } from '../../bus/bus';
import type { PricedCard } from '../../bus/topics';

/**
 * Announces the price of the page's tire, and again whenever an announcement omits it, together with the
 * cards of others, such as a carousel (docs/feature-rules.md#published-prices).
 * @returns a function that stops the announcements
 */
const announcePrice = (card: PricedCard, isSignedIn: boolean): (() => void) => {
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
      bus.publish('createproductprice', { cards: [card, ...others], loggedIn: isSignedIn });
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

/**
 * Publishes the price of the page's tire for price blocks and the list of recently viewed tires, and
 * tracks the view of the tire once.
 * @param group the tires with their price at the store; undefined until the price is known
 */
export const usePriceAnnouncement = (
  group: TireGroup | undefined,
  storeNumber: string | undefined,
  isSignedIn: boolean,
): void => {
  const isTracked = useRef(false);
  const { price, avgPrice } = group ?? {};

  const announce = useEffectEvent(() => {
    if (!group || avgPrice === undefined || storeNumber === undefined) return undefined;
    const [{ brand, name }] = group.tires;
    const card = {
      storeNumber,
      brand,
      tireName: name,
      articleCode: group.id,
      priceFormatted: formatUsd(avgPrice),
      // Doubles the pair's exact price: four times the rounded average could be off by two cents.
      ...(group.isMatchSet && price !== undefined && { setPrice: price * 2 }),
      ...createPriceCard(group),
      rating: group.rating.averageRating,
      reviewCount: group.rating.reviewCount,
    };
    return announcePrice(card, isSignedIn);
  });
  useEffect(() => announce(), [avgPrice, storeNumber, isSignedIn]);

  const id = group?.id;
  useEffect(() => {
    if (isTracked.current || id === undefined || price === undefined) return undefined;
    return whenVisible(() => {
      isTracked.current = true;
      trackViewedItem(id, price);
    });
  }, [id, price]);
};

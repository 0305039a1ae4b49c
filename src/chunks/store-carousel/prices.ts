import { bus } from '../../bus/bus';
import type { PricedCard } from '../../bus/topics';
import { getLowestPrice, type LowestPrice } from '../../services/pricing';
import { getReduxStore } from '../../store';
import { whenLoginKnown } from '../../store/account/when-login-known';
import { selectReviewSummary } from '../../store/reviews/review-selectors';
import type { TireCard } from './cards';

/** Rating of a card when the page knows it: from the inline ratings, else as the CMS wrote it. */
const ratingOf = ({
  articleIds,
  rating,
  reviewCount,
}: TireCard): Pick<PricedCard, 'rating' | 'reviewCount'> => {
  const state = getReduxStore().getState();
  for (const id of articleIds) {
    const summary = selectReviewSummary(state, id);
    if (summary.status === 'ready') {
      return { rating: summary.averageRating, reviewCount: summary.reviewCount };
    }
  }
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(reviewCount === undefined ? {} : { reviewCount }),
  };
};

const pricedCard = (storeNumber: string, card: TireCard, lowest: LowestPrice): PricedCard => ({
  storeNumber,
  brand: card.brand,
  tireName: card.tireName,
  articleCode: lowest.articleCode,
  price: lowest.price,
  priceFormatted: lowest.priceFormatted,
  promo: lowest.promotions,
  rebate: lowest.rebates,
  showPrice: false,
  isAsLowAs: true,
  ...ratingOf(card),
});

/** The cards priced so far of every carousel of the page, in the order in which they were seen. */
const pricedCarousels = new Set<() => readonly PricedCard[]>();

/**
 * Asks for the lowest price of every card, all at once, and announces every card of the page priced
 * so far as each price arrives (CARO-1..3). A card whose lookup fails or finds no price is never
 * announced and nobody is told. Nothing is announced before the login is known.
 * @returns what ends the announcements
 */
export const announcePrices = (storeNumber: string, cards: readonly TireCard[]): (() => void) => {
  const found = new Map<TireCard, LowestPrice>();
  let loggedIn: boolean | undefined;
  let ended = false;

  const pricedSoFar = () =>
    cards.flatMap((card) => {
      const lowest = found.get(card);
      return lowest ? [pricedCard(storeNumber, card, lowest)] : [];
    });
  pricedCarousels.add(pricedSoFar);

  const announce = () => {
    if (ended || loggedIn === undefined || found.size === 0) return;
    bus.publish('createproductprice', {
      cards: [...pricedCarousels].flatMap((priced) => priced()),
      loggedIn,
    });
  };

  const cancelLogin = whenLoginKnown(getReduxStore(), (known) => {
    loggedIn = known;
    announce();
  });
  const price = async (card: TireCard) => {
    const { articleIds, brand, tireName } = card;
    const answer = await getLowestPrice(storeNumber, { articleIDs: articleIds, brand, tireName });
    if (answer.success === 'false' || !answer.data) return;
    found.set(card, answer.data);
    announce();
  };
  cards.forEach((card) => void price(card));

  return () => {
    ended = true;
    pricedCarousels.delete(pricedSoFar);
    cancelLogin();
  };
};

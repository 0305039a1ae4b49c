import { bus } from '../../bus/bus';
import type { PricedCard } from '../../bus/topics';
import { getLowestPrice, type LowestPrice } from '../../services/pricing';
import { getReduxStore } from '../../store';
import { whenLoginKnown } from '../../store/account/when-login-known';
import { selectReviewSummary } from '../../store/reviews/reviews-slice';
import type { TireCard } from './cards';

/** Returns the rating of a card from the inline ratings, or else from the CMS. */
const getRating = ({
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

const toPricedCard = (storeNumber: string, card: TireCard, lowest: LowestPrice): PricedCard => ({
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
  ...getRating(card),
});

/** Functions that return the priced cards of each carousel, in the order in which they first became visible. */
const pricedCarousels = new Set<() => readonly PricedCard[]>();

/**
 * Requests the lowest price of every card in parallel, and announces all priced cards of the page as
 * each price arrives (CARO-1..3). Cards without a price are never announced. Announces nothing until
 * the login state is known.
 * @returns a function that stops the announcements
 */
export const announcePrices = (storeNumber: string, cards: readonly TireCard[]): (() => void) => {
  const found = new Map<TireCard, LowestPrice>();
  let isSignedIn: boolean | undefined;
  let isStopped = false;

  const getPricedCards = () =>
    cards.flatMap((card) => {
      const lowest = found.get(card);
      return lowest ? [toPricedCard(storeNumber, card, lowest)] : [];
    });
  pricedCarousels.add(getPricedCards);

  const announce = () => {
    if (isStopped || isSignedIn === undefined || found.size === 0) return;
    bus.publish('createproductprice', {
      cards: [...pricedCarousels].flatMap((priced) => priced()),
      loggedIn: isSignedIn,
    });
  };

  const cancelLogin = getReduxStore().dispatch(
    whenLoginKnown((known) => {
      isSignedIn = known;
      announce();
    }),
  );
  const loadPrice = async (card: TireCard) => {
    const { articleIds, brand, tireName } = card;
    const result = await getLowestPrice(storeNumber, { articleIDs: articleIds, brand, tireName });
    if (!result.ok || !result.data) return;
    found.set(card, result.data);
    announce();
  };
  cards.forEach((card) => void loadPrice(card));

  return () => {
    isStopped = true;
    pricedCarousels.delete(getPricedCards);
    cancelLogin();
  };
};

import type { AnnouncedPrice, AnnouncedPromotion } from './announcement';

/** Whether this visitor has the promotion's price (OFFR-7). */
const appliesTo = (
  loggedIn: boolean,
  { loggedInOnlyPromotion, hidePrice }: AnnouncedPromotion,
): boolean => !hidePrice && (loggedIn || !loggedInOnlyPromotion);

/** Dollars for one tire after the best promotion that the visitor has; undefined without one. */
export const salePriceOf = ({ card, loggedIn }: AnnouncedPrice): number | undefined => {
  const prices = card.promo
    .filter((promotion) => appliesTo(loggedIn, promotion))
    .flatMap(({ salePrice }) => salePrice ?? [])
    .filter((salePrice) => salePrice < card.price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** Whether signing in would save the visitor something (OFFR-7). */
export const savesBySigningIn = ({ card, loggedIn }: AnnouncedPrice): boolean =>
  !loggedIn && card.promo.some(({ loggedInOnlyPromotion }) => loggedInOnlyPromotion);

/** One line under a price: what it is, its offer's own words or else its worth, and its offer. */
export interface Saving {
  code: string;
  prompt: string;
  name: string;
  /** US dollars on a set of four. */
  dollars: number | undefined;
}

const byCode = (savings: readonly Saving[]): readonly Saving[] => [
  ...new Map(savings.map((saving) => [saving.code, saving])).values(),
];

/** Promotions and rebates of a price, each once; a visitor's sign-in savings have no amount. */
export const savingsOf = ({ card, loggedIn }: AnnouncedPrice): readonly Saving[] =>
  byCode([
    ...card.promo.map((promotion) => ({
      code: promotion.code,
      prompt: promotion.loggedInOnlyPromotion ? 'Sign In Only Savings' : 'Instant Savings',
      name: promotion.displayName,
      dollars: appliesTo(loggedIn, promotion) ? promotion.totalOfflineSavings : undefined,
    })),
    ...card.rebate.map(({ code, label, amount }) => ({
      code,
      prompt: 'Mail In Rebate',
      name: label === 'Mail In Rebate' ? '' : label,
      dollars: amount,
    })),
  ]);

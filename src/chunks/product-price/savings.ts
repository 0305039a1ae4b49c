import type { AnnouncedPrice, AnnouncedPromotion } from './announcement';

/** Returns whether the visitor gets the promotion's price (OFFR-7). */
const isApplicable = (
  loggedIn: boolean,
  { loggedInOnlyPromotion, hidePrice }: AnnouncedPromotion,
): boolean => !hidePrice && (loggedIn || !loggedInOnlyPromotion);

/** Returns the lowest sale price of one tire in US dollars; undefined without a promotion. */
export const getSalePrice = ({ card, loggedIn }: AnnouncedPrice): number | undefined => {
  const prices = card.promo
    .filter((promotion) => isApplicable(loggedIn, promotion))
    .flatMap(({ salePrice }) => salePrice ?? [])
    .filter((salePrice) => salePrice < card.price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** Returns whether signing in would lower the price (OFFR-7). */
export const canSaveBySigningIn = ({ card, loggedIn }: AnnouncedPrice): boolean =>
  !loggedIn && card.promo.some(({ loggedInOnlyPromotion }) => loggedInOnlyPromotion);

/** A promotion or rebate under a price. */
export interface Saving {
  code: string;
  prompt: string;
  name: string;
  /** US dollars on a set of four. */
  dollars: number | undefined;
}

const removeRepeated = (savings: readonly Saving[]): readonly Saving[] => [
  ...new Map(savings.map((saving) => [saving.code, saving])).values(),
];

/** Lists the promotions and rebates of a price; sign-in savings have no amount for visitors. */
export const listSavings = ({ card, loggedIn }: AnnouncedPrice): readonly Saving[] =>
  removeRepeated([
    ...card.promo.map((promotion) => ({
      code: promotion.code,
      prompt: promotion.loggedInOnlyPromotion ? 'Sign In Only Savings' : 'Instant Savings',
      name: promotion.displayName,
      dollars: isApplicable(loggedIn, promotion) ? promotion.totalOfflineSavings : undefined,
    })),
    ...card.rebate.map(({ code, label, amount }) => ({
      code,
      prompt: 'Mail In Rebate',
      name: label === 'Mail In Rebate' ? '' : label,
      dollars: amount,
    })),
  ]);

import { findSale, isApplicable } from '../../domain/tires/sale-price';
import { formatUsdWithoutZeroCents } from '../../language/numbers';
import { PRODUCT_TEXTS } from './messages';

/** A promotion that is shown with a price (OFFR-7). */
interface ShownPromotion {
  readonly code: string;
  readonly displayName: string;
  readonly loggedInOnlyPromotion: boolean;
  readonly hidePrice: boolean;
  /** US dollars for one tire. */
  readonly salePrice?: number | undefined;
  /** US dollars off a set of four. */
  readonly totalOfflineSavings?: number | undefined;
}

interface ShownRebate {
  readonly code: string;
  readonly label: string;
  /** US dollars for a set of four. */
  readonly amount?: number | undefined;
}

export interface ShownPrice {
  readonly card: {
    /** US dollars for one tire. */
    readonly price: number;
    readonly promo: readonly ShownPromotion[];
    readonly rebate: readonly ShownRebate[];
    readonly showPrice: boolean;
    readonly isAsLowAs: boolean;
  };
  readonly isSignedIn: boolean;
}

/** Returns the promotion with the lowest sale price; undefined without one. */
export const getSale = ({ card, isSignedIn }: ShownPrice): ShownPromotion | undefined =>
  findSale(card.promo, card.price, isSignedIn);

/** Returns the lowest sale price of one tire in US dollars; undefined without a promotion. */
export const getSalePrice = (price: ShownPrice): number | undefined => getSale(price)?.salePrice;

/** Checks whether signing in would unlock a promotion (OFFR-7). */
export const canSaveBySigningIn = ({ card, isSignedIn }: ShownPrice): boolean =>
  !isSignedIn && card.promo.some(({ loggedInOnlyPromotion }) => loggedInOnlyPromotion);

export interface Saving {
  code: string;
  /** The kind of saving, which is shown before the name. */
  prompt: string;
  name: string;
  /** What it saves, which is shown without a name; empty if the visitor doesn't see it. */
  worth: string;
}

/** The label of a rebate without a name of its own. */
const UNNAMED_REBATE = 'Mail In Rebate';

const removeDuplicates = (savings: readonly Saving[]): readonly Saving[] => [
  ...new Map(savings.map((saving) => [saving.code, saving])).values(),
];

/** Formats the worth of a saving. @param text says what the amount is */
const formatWorth = (
  text: (values: { amount: string }) => string,
  dollars: number | undefined,
): string => (dollars === undefined ? '' : text({ amount: formatUsdWithoutZeroCents(dollars) }));

/** Lists the promotions and rebates of a price. Visitors don't see the amounts of sign-in promotions. */
export const listSavings = ({ card, isSignedIn }: ShownPrice): readonly Saving[] =>
  removeDuplicates([
    ...card.promo.map((promotion) => ({
      code: promotion.code,
      prompt: promotion.loggedInOnlyPromotion
        ? PRODUCT_TEXTS.signInSavings
        : PRODUCT_TEXTS.instantSavings,
      name: promotion.displayName,
      worth: formatWorth(
        PRODUCT_TEXTS.setSavings,
        isApplicable(promotion, isSignedIn) ? promotion.totalOfflineSavings : undefined,
      ),
    })),
    ...card.rebate.map(({ code, label, amount }) => ({
      code,
      prompt: PRODUCT_TEXTS.rebate,
      name: label === UNNAMED_REBATE ? '' : label,
      worth: formatWorth(PRODUCT_TEXTS.setRebate, amount),
    })),
  ]);

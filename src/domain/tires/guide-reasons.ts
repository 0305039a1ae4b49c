import { withIndex } from '../../browser/with-index';
import { defineTexts } from '../../language/define-texts';
import {
  formatAverageRating,
  formatNumber,
  formatUsdWithoutZeroCents,
} from '../../language/numbers';
import type { Priority } from './guide-answers';
import { getPriorityValue } from './guide-score';
import type { ScoredGroup, TraitsByCode } from './guide-score';
import { SET_SIZE } from './sale-price';
import type { TireGroup } from './tire-group';
import { TIRE_TEXTS } from './messages';
import type { TraitName } from './traits';

const TRAIT_REASONS = defineTexts('guideReasons.traits', {
  wet: '{value, number} of 10 on wet roads',
  snow: '{value, number} of 10 in snow',
  quiet: '{value, number} of 10 for a quiet ride',
  comfort: '{value, number} of 10 for comfort',
  handling: '{value, number} of 10 for handling',
  fuel: '{value, number} of 10 for fuel economy',
} as const satisfies Record<TraitName, string>);

/** Reasons for and against tires. `{rank}` is that of the recommended tire with which one is compared. */
const REASONS = defineTexts('guideReasons', {
  setPrice: '{price} for a set of four',
  /** `{price}` is `setPrice`. */
  lowestPrice: 'The lowest price of these tires: {price}',
  less: '{amount} less per set than the {rank}',
  more: '{amount} more per set than the {rank}',
  samePrice: 'Same price as the {rank}',
  rating: 'Rated {rating} out of 5 by {count, plural, one {# driver} other {# drivers}}',
  match: 'One of the best matches for your priorities',
  noPrice: 'No price at your store',
  notRated: 'Not rated yet',
  /** `{reason}` is a trait or a warranty. */
  beaten: '{reason}; the {rank} has {value}',
  noReviews: 'Meets your priorities as well as the {rank}, but has no reviews yet',
  lowerRating: 'Meets your priorities as well as the {rank}, but is rated {rating} out of 5',
  higherPrice: 'Meets your priorities as well as the {rank}, but costs {amount} more per set',
  asGood: 'Meets your priorities as well as the {rank}',
  sameRating: 'Meets your priorities as well as the {rank}, at the same rating',
});

const RANK_TEXTS = defineTexts('guideReasons.ranks', {
  first: 'first',
  second: 'second',
  third: 'third',
});

/** The recommended tires, best first. */
export const RANKS = ['first', 'second', 'third'] as const;

export const RECOMMENDED_COUNT = RANKS.length;

const formatTreadLife = (miles: number): string =>
  miles > 0 ? TIRE_TEXTS.warranty({ miles }) : TIRE_TEXTS.noWarranty;

/** Returns the price of a set in cents. A group's price is for one tire, or for both tires of a pair. */
const getSetCents = ({ price, isMatchSet }: TireGroup): number | undefined =>
  price === undefined
    ? undefined
    : Math.round(price * 100) * (isMatchSet ? SET_SIZE / 2 : SET_SIZE);

/** Rounds cents to whole dollars. */
const roundToDollars = (cents: number): number => Math.round(cents / 100);

/** Formats cents in dollars. Amounts below 50 cents include cents. */
const formatDifference = (cents: number): string =>
  formatUsdWithoutZeroCents(roundToDollars(cents) || cents / 100);

/** Returns how many cents more a set costs than another set. Undefined unless both prices are known. */
const getPriceDifference = (group: TireGroup, other: TireGroup): number | undefined => {
  const [own, others] = [getSetCents(group), getSetCents(other)];
  return own === undefined || others === undefined ? undefined : own - others;
};

/** Compares the prices of two sets: `$35 less per set than the first`. Undefined unless both are known. */
const formatPriceComparison = (
  group: TireGroup,
  other: TireGroup,
  rank: string,
): string | undefined => {
  const difference = getPriceDifference(group, other);
  if (difference === undefined) return undefined;
  if (difference === 0) return REASONS.samePrice({ rank });
  const amount = formatDifference(Math.abs(difference));
  return difference < 0 ? REASONS.less({ amount, rank }) : REASONS.more({ amount, rank });
};

const formatSetPrice = (group: TireGroup): string | undefined => {
  const cents = getSetCents(group);
  return cents === undefined
    ? undefined
    : REASONS.setPrice({ price: formatUsdWithoutZeroCents(roundToDollars(cents)) });
};

const formatValue = (
  group: TireGroup,
  priority: Priority,
  traits: TraitsByCode,
): string | undefined => {
  const value = getPriorityValue(group, priority, traits);
  if (value === undefined) return undefined;
  if (priority === 'price') return formatSetPrice(group);
  return priority === 'treadLife' ? formatTreadLife(value) : TRAIT_REASONS[priority]({ value });
};

/** The lowest values that speak for a tire. */
const GOOD_TRAIT = 7;
const GOOD_MILEAGE = 50_000;
const GOOD_RATING = 4.5;

/** Says that a set costs less than the first tire's, or that the first tire's costs the least. */
const formatLowPrice = (
  group: TireGroup,
  recommended: readonly TireGroup[],
): string | undefined => {
  const [first] = recommended;
  if (!first) return undefined;
  if (group.id !== first.id) {
    return (getPriceDifference(group, first) ?? 0) < 0
      ? formatPriceComparison(group, first, RANK_TEXTS.first)
      : undefined;
  }
  const others = recommended.slice(1);
  const price = formatSetPrice(group);
  const isLowest =
    others.length > 0 && others.every((other) => (getPriceDifference(group, other) ?? 0) < 0);
  return isLowest && price !== undefined ? REASONS.lowestPrice({ price }) : undefined;
};

const formatGoodValue = (
  group: TireGroup,
  priority: Exclude<Priority, 'price'>,
  traits: TraitsByCode,
): string | undefined => {
  const value = getPriorityValue(group, priority, traits) ?? 0;
  const isGood = value >= (priority === 'treadLife' ? GOOD_MILEAGE : GOOD_TRAIT);
  return isGood ? formatValue(group, priority, traits) : undefined;
};

/**
 * Lists the reasons for a recommended tire: what is good about it among the priorities, most important first, then its
 * price and its rating. A value that doesn't speak for the tire isn't listed.
 * @param recommended the recommended tires, best first
 */
export const listReasons = (
  group: TireGroup,
  recommended: readonly TireGroup[],
  priorities: readonly Priority[],
  traits: TraitsByCode,
): readonly string[] => {
  const price = formatLowPrice(group, recommended);
  const { averageRating, reviewCount } = group.rating;
  const reasons = [
    ...priorities.map((priority) =>
      priority === 'price' ? price : formatGoodValue(group, priority, traits),
    ),
    priorities.includes('price') ? undefined : price,
    reviewCount > 0 && averageRating >= GOOD_RATING
      ? REASONS.rating({ rating: formatAverageRating(averageRating), count: reviewCount })
      : undefined,
  ].flatMap((reason) => reason ?? []);
  return reasons.length > 0 ? reasons : [REASONS.match];
};

/**
 * Explains the priority in which a tire falls furthest behind a recommended tire. Undefined if there is no
 * such priority.
 */
const explainLoss = (
  rejected: ScoredGroup,
  recommended: ScoredGroup,
  rank: string,
  priorities: readonly Priority[],
  traits: TraitsByCode,
): string | undefined => {
  const [worst] = priorities
    .map((priority, index) => ({
      priority,
      value: getPriorityValue(rejected.group, priority, traits),
      other: getPriorityValue(recommended.group, priority, traits),
      loss: (recommended.parts[index] ?? 0) - (rejected.parts[index] ?? 0),
    }))
    // An unknown value scores as low as the worst value.
    .filter(({ value, other, loss }) => other !== undefined && (loss > 0 || value === undefined))
    .sort((one, other) => other.loss - one.loss);
  if (!worst) return undefined;
  const { priority, other } = worst;
  const value = formatValue(rejected.group, priority, traits);
  if (priority === 'price') {
    return formatPriceComparison(rejected.group, recommended.group, rank) ?? REASONS.noPrice;
  }
  if (value === undefined || other === undefined) return REASONS.notRated;
  return REASONS.beaten({ reason: value, rank, value: formatNumber(other) });
};

/** Rounds a rating to the shown decimal. */
const roundRating = ({ rating }: TireGroup): number => Math.round(rating.averageRating * 10 + 1e-8);

/**
 * Explains the disadvantage of a tire that meets the priorities as well as a recommended tire. Undefined if
 * there is none.
 */
const explainTie = (group: TireGroup, other: TireGroup, rank: string): string | undefined => {
  if (group.rating.reviewCount === 0 && other.rating.reviewCount > 0) {
    return REASONS.noReviews({ rank });
  }
  if (roundRating(group) < roundRating(other)) {
    return REASONS.lowerRating({ rank, rating: formatAverageRating(group.rating.averageRating) });
  }
  const cents = getPriceDifference(group, other) ?? 0;
  return cents > 0 ? REASONS.higherPrice({ rank, amount: formatDifference(cents) }) : undefined;
};

/**
 * Explains why a tire isn't recommended. Compares it with the best recommended tire that beats it: in a
 * priority, or else by rating or price.
 * @param recommended best first
 */
export const explainRejection = (
  rejected: ScoredGroup,
  recommended: readonly ScoredGroup[],
  priorities: readonly Priority[],
  traits: TraitsByCode,
): string => {
  for (const [index, entry] of withIndex(recommended)) {
    const rank = RANK_TEXTS[RANKS[index] ?? 'third'];
    const explanation =
      explainLoss(rejected, entry, rank, priorities, traits) ??
      explainTie(rejected.group, entry.group, rank);
    if (explanation !== undefined) return explanation;
  }
  const rank = RANK_TEXTS.first;
  return rejected.group.rating.reviewCount === 0
    ? REASONS.asGood({ rank })
    : REASONS.sameRating({ rank });
};

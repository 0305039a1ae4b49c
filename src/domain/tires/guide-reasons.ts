import { withIndex } from '../../browser/with-index';
import {
  formatAverageRating,
  formatNumber,
  formatUsdWithoutZeroCents,
} from '../../language/numbers';
import type { Priority } from './guide-answers';
import { getPriorityValue } from './guide-score';
import type { ScoredGroup, TraitsByCode } from './guide-score';
import type { TireGroup } from './tire-group';
import { BEST_TRAIT } from './traits';
import type { TraitName } from './traits';

/** Number of tires that the guide recommends. */
export const RECOMMENDED_COUNT = 3;

/** Number of tires in a set. */
const SET_SIZE = 4;

const TRAIT_PHRASES: Readonly<Record<TraitName, string>> = {
  wet: 'on wet roads',
  snow: 'in snow',
  quiet: 'for a quiet ride',
  comfort: 'for comfort',
  handling: 'for handling',
  fuel: 'for fuel economy',
};

const formatTrait = (value: number, name: TraitName): string =>
  `${value} of ${BEST_TRAIT} ${TRAIT_PHRASES[name]}`;

const formatTreadLife = (miles: number): string =>
  miles > 0 ? `${formatNumber(miles)}-mile warranty` : 'No mileage warranty';

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
  name: string,
): string | undefined => {
  const difference = getPriceDifference(group, other);
  if (difference === undefined) return undefined;
  if (difference === 0) return `Same price as the ${name}`;
  return `${formatDifference(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} per set than the ${name}`;
};

const formatSetPrice = (group: TireGroup): string | undefined => {
  const cents = getSetCents(group);
  return cents === undefined
    ? undefined
    : `${formatUsdWithoutZeroCents(roundToDollars(cents))} for a set of four`;
};

const formatValue = (
  group: TireGroup,
  priority: Priority,
  traits: TraitsByCode,
): string | undefined => {
  const value = getPriorityValue(group, priority, traits);
  if (value === undefined) return undefined;
  if (priority === 'price') return formatSetPrice(group);
  return priority === 'treadLife' ? formatTreadLife(value) : formatTrait(value, priority);
};

/**
 * Lists the reasons for a recommended tire: the value of each priority, most important first, and its
 * price compared with the first tire's.
 * @param first the best tire; its own reasons include its price instead of a comparison
 */
export const listReasons = (
  group: TireGroup,
  first: TireGroup,
  priorities: readonly Priority[],
  traits: TraitsByCode,
): readonly string[] => {
  const isFirst = group.id === first.id;
  const price = isFirst ? formatSetPrice(group) : formatPriceComparison(group, first, 'first');
  const reasons = priorities.map((priority) =>
    priority === 'price' ? price : formatValue(group, priority, traits),
  );
  return [...reasons, priorities.includes('price') ? undefined : price].flatMap(
    (reason) => reason ?? [],
  );
};

/** The names of the recommended tires in explanations, best first. */
const RANK_NAMES = ['first', 'second', 'third'];

/**
 * Explains the priority in which a tire falls furthest behind a recommended tire. Undefined if there is no
 * such priority.
 */
const explainLoss = (
  rejected: ScoredGroup,
  recommended: ScoredGroup,
  name: string,
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
    return (
      formatPriceComparison(rejected.group, recommended.group, name) ?? 'No price at your store'
    );
  }
  if (value === undefined || other === undefined) return 'Not rated yet';
  return `${value}; the ${name} has ${priority === 'treadLife' ? formatNumber(other) : other}`;
};

const formatRating = ({ rating }: TireGroup): string => formatAverageRating(rating.averageRating);

/**
 * Names the disadvantage of a tire that meets the priorities as well as a recommended tire. Undefined if
 * there is none.
 */
const explainTie = (group: TireGroup, other: TireGroup): string | undefined => {
  if (group.rating.reviewCount === 0 && other.rating.reviewCount > 0) return 'has no reviews yet';
  const rating = formatRating(group);
  if (Number(rating) < Number(formatRating(other))) return `is rated ${rating} out of 5`;
  const cents = getPriceDifference(group, other) ?? 0;
  return cents > 0 ? `costs ${formatDifference(cents)} more per set` : undefined;
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
    const name = RANK_NAMES[index] ?? '';
    const loss = explainLoss(rejected, entry, name, priorities, traits);
    if (loss !== undefined) return loss;
    const difference = explainTie(rejected.group, entry.group);
    if (difference !== undefined) {
      return `Meets your priorities as well as the ${name}, but ${difference}`;
    }
  }
  return rejected.group.rating.reviewCount === 0
    ? 'Meets your priorities as well as the first'
    : 'Meets your priorities as well as the first, at the same rating';
};

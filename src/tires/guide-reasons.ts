import { formatNumber } from '../site/format-number';
import { formatUsdWithoutZeroCents } from '../site/format-usd';
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

/**
 * Compares the prices of two sets: `$35 less per set than the first`. Differences below 50 cents include
 * cents. Undefined unless both prices are known.
 */
const formatPriceDifference = (
  group: TireGroup,
  other: TireGroup,
  name: string,
): string | undefined => {
  const [own, others] = [getSetCents(group), getSetCents(other)];
  if (own === undefined || others === undefined) return undefined;
  if (own === others) return `Same price as the ${name}`;
  const difference = Math.abs(own - others);
  const dollars = roundToDollars(difference) || difference / 100;
  return `${formatUsdWithoutZeroCents(dollars)} ${own < others ? 'less' : 'more'} per set than the ${name}`;
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
 * @param first the best tire, whose own reasons include its price instead
 */
export const listReasons = (
  group: TireGroup,
  first: TireGroup,
  priorities: readonly Priority[],
  traits: TraitsByCode,
): readonly string[] => {
  const isFirst = group.id === first.id;
  const price = isFirst ? formatSetPrice(group) : formatPriceDifference(group, first, 'first');
  const reasons = priorities.map((priority) =>
    priority === 'price' ? price : formatValue(group, priority, traits),
  );
  return [...reasons, priorities.includes('price') ? undefined : price].flatMap(
    (reason) => reason ?? [],
  );
};

/** Explains why a tire isn't recommended: by the priority in which it falls furthest behind the last one. */
export const explainRejection = (
  rejected: ScoredGroup,
  last: ScoredGroup,
  priorities: readonly Priority[],
  traits: TraitsByCode,
): string => {
  const losses = priorities.map((priority, index) => ({
    priority,
    loss: (last.parts[index] ?? 0) - (rejected.parts[index] ?? 0),
  }));
  const [worst] = losses.sort((one, other) => other.loss - one.loss);
  if (worst && worst.loss > 0) {
    const { priority } = worst;
    const priceDifference = formatPriceDifference(rejected.group, last.group, 'third');
    if (priority === 'price') return priceDifference ?? 'No price at your store';
    const value = formatValue(rejected.group, priority, traits);
    const lastValue = getPriorityValue(last.group, priority, traits);
    if (value !== undefined && lastValue !== undefined) {
      const than = priority === 'treadLife' ? formatNumber(lastValue) : `${lastValue}`;
      return `${value}; the third has ${than}`;
    }
    return 'Not rated yet';
  }
  const { averageRating, reviewCount } = rejected.group.rating;
  if (reviewCount === 0)
    return 'Meets your priorities as well as the third, but has no reviews yet';
  return averageRating < last.group.rating.averageRating
    ? `Meets your priorities as well as the third, but is rated ${averageRating.toFixed(1)} out of 5`
    : 'Meets your priorities as well as the third, at the same rating';
};

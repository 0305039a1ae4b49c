import type { TireGroup } from './tire-group';
import { sortGroups } from './tire-sort';

/** The tabs of a result; the first is the default (SRCH-1). */
export const TABS = ['all', 'bestSellers', 'highestRated', 'specialOffers'] as const;

export type TireTab = (typeof TABS)[number];

export const DEFAULT_TAB = TABS[0];

/** Checks whether a tab can be sorted and filtered (SRCH-1). */
export const isFilterable = (tab: TireTab): boolean => tab === 'all' || tab === 'specialOffers';

const MIN_RATING = 4.5;
const MIN_REVIEWS = 20;

const isHighlyRated = ({ rating: { averageRating, reviewCount } }: TireGroup): boolean =>
  averageRating >= MIN_RATING && reviewCount >= MIN_REVIEWS;

const hasOffer = ({ pricing }: TireGroup): boolean =>
  pricing.some(
    ({ potentialPromotions, rebates }) => potentialPromotions.length > 0 || rebates.length > 0,
  );

/**
 * Lists the groups of each tab. Best sellers are in the services' order, and highest rated tires best first.
 * @param bestSellers group IDs, best seller first
 */
export const listTabGroups = (
  groups: readonly TireGroup[],
  bestSellers: readonly string[],
): Readonly<Record<TireTab, readonly TireGroup[]>> => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return {
    all: groups,
    bestSellers: [...new Set(bestSellers)].flatMap((id) => byId.get(id) ?? []),
    highestRated: sortGroups(groups.filter(isHighlyRated), 'highestRated', []),
    specialOffers: groups.filter(hasOffer),
  };
};

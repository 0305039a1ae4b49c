import { countCards } from './line-card';
import { clearFilter, filterGroups, listSelectedFilters, listSelectedValues } from './tire-filters';
import type { FilterName, TireFilters } from './tire-filters';
import type { TireGroup } from './tire-group';

/** The filter whose removal adds the most cards to a result. */
interface BlockingFilter {
  readonly name: FilterName;
  readonly selected: readonly string[];
  /** Number of cards that its removal adds. */
  readonly excluded: number;
}

/**
 * Finds the filter whose removal adds the most cards. Ties are broken by display order.
 * @returns undefined if no removal adds a card
 */
export const findBlockingFilter = (
  groups: readonly TireGroup[],
  filters: TireFilters,
): BlockingFilter | undefined => {
  const found = countCards(filterGroups(groups, filters).found);
  const names = new Set(listSelectedFilters(filters).map(({ name }) => name));
  const [blocking] = [...names]
    .map((name) => ({
      name,
      selected: listSelectedValues(filters, name),
      excluded: countCards(filterGroups(groups, clearFilter(filters, name)).found) - found,
    }))
    .sort((a, b) => b.excluded - a.excluded);
  return blocking && blocking.excluded > 0 ? blocking : undefined;
};

import type { TireGroup } from './tire-group';

/** The groups of a line in one size, or pair of sizes, which a list shows as one card (LINE-2). */
export interface LineCard {
  /** Brand, name, and size. */
  readonly id: string;
  /** In the order of the list, so that the first is the best one. */
  readonly versions: readonly [TireGroup, ...TireGroup[]];
}

/**
 * Collects groups in cards, each of which stands where its first version stands.
 * @param others groups of the same lines that aren't in the list, which the cards offer last
 */
export const createCards = (
  groups: readonly TireGroup[],
  others: readonly TireGroup[] = [],
): readonly LineCard[] => {
  const versions = new Map<string, [TireGroup, ...TireGroup[]]>();
  for (const group of groups) {
    const card = versions.get(group.line);
    if (card) card.push(group);
    else versions.set(group.line, [group]);
  }
  for (const group of others) {
    const card = versions.get(group.line);
    if (card?.every(({ id }) => id !== group.id)) card.push(group);
  }
  return [...versions].map(([id, list]) => ({ id, versions: list }));
};

/** Counts the cards of groups. */
export const countCards = (groups: readonly TireGroup[]): number =>
  new Set(groups.map(({ line }) => line)).size;

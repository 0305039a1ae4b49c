import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { callAfterPaint } from '../../browser/after-paint';
import type { TireGroup } from '../../domain/tires/tire-group';

/** The tires of a list, and their IDs by card: the index of an ID is the React key of its card. */
interface AssignedCards {
  readonly groups: readonly TireGroup[];
  readonly ids: readonly string[];
}

const assignCards = (ids: readonly string[], groups: readonly TireGroup[]): AssignedCards => {
  const shown = new Set(groups.map(({ id }) => id));
  const added = [...shown].filter((id) => !ids.includes(id));
  return {
    groups,
    ids: [...ids.map((id) => (shown.has(id) ? id : (added.shift() ?? ''))), ...added],
  };
};

interface Card {
  readonly key: number;
  readonly group: TireGroup;
}

/**
 * Assigns cards to tires. A tire keeps its card while it is in the list. A new tire reuses the card of a
 * removed one, because updating nodes is faster than creating them. A card below the viewport shows its
 * previous tire until the other cards have been painted.
 * @param list the element whose children are the cards
 */
export const useCards = (
  list: RefObject<HTMLElement | null>,
  groups: readonly TireGroup[],
): readonly Card[] => {
  const [assigned, setAssigned] = useState(() => assignCards([], groups));
  const [painted, setPainted] = useState(assigned);
  const cards = assigned.groups === groups ? assigned : assignCards(assigned.ids, groups);
  if (cards !== assigned) setAssigned(cards);
  useEffect(() => callAfterPaint(() => startTransition(() => setPainted(cards))), [cards]);
  return groups.map((group, index) => {
    const key = cards.ids.indexOf(group.id);
    const isBelow =
      painted !== cards &&
      (list.current?.children[index]?.getBoundingClientRect().top ?? 0) >= innerHeight;
    const previous = isBelow && painted.groups.find(({ id }) => id === painted.ids[key]);
    return { key, group: previous || group };
  });
};

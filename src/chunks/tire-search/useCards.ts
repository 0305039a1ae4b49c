import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { callAfterPaint } from '../../browser/after-paint';
import type { TireGroup } from '../../tires/tire-group';

/** The tires of a list, and the IDs of the tires whose positions are the React keys of their cards. */
interface AssignedCards {
  readonly groups: readonly TireGroup[];
  readonly keys: readonly string[];
}

const assignCards = (keys: readonly string[], groups: readonly TireGroup[]): AssignedCards => {
  const shown = new Set(groups.map(({ id }) => id));
  const added = [...shown].filter((id) => !keys.includes(id));
  return {
    groups,
    keys: [...keys.map((id) => (shown.has(id) ? id : (added.shift() ?? ''))), ...added],
  };
};

interface Card {
  /** The React key. */
  readonly key: number;
  readonly group: TireGroup;
}

/**
 * Assigns cards to tires. A tire keeps its card while it is in the list, and a new tire gets one of the
 * cards that are left, whose nodes change faster than new ones are created. A card below the viewport
 * still shows its previous tire until the others are painted.
 * @param list the element whose children are the cards
 */
export const useCards = (
  list: RefObject<HTMLElement | null>,
  groups: readonly TireGroup[],
): readonly Card[] => {
  const [assigned, setAssigned] = useState(() => assignCards([], groups));
  const [painted, setPainted] = useState(assigned);
  const cards = assigned.groups === groups ? assigned : assignCards(assigned.keys, groups);
  if (cards !== assigned) setAssigned(cards);
  useEffect(() => callAfterPaint(() => startTransition(() => setPainted(cards))), [cards]);
  return groups.map((group, index) => {
    const key = cards.keys.indexOf(group.id);
    const isBelow =
      painted !== cards &&
      (list.current?.children[index]?.getBoundingClientRect().top ?? 0) >= innerHeight;
    const before = isBelow && painted.groups.find(({ id }) => id === painted.keys[key]);
    return { key, group: before || group };
  });
};

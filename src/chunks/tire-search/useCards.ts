import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { callAfterPaint } from '../../browser/after-paint';
import type { LineCard } from '../../domain/tires/line-card';

/** The lines of a list, and their IDs by card: the index of an ID is the React key of its card. */
interface AssignedCards {
  readonly lines: readonly LineCard[];
  readonly ids: readonly string[];
}

const assignCards = (ids: readonly string[], lines: readonly LineCard[]): AssignedCards => {
  const shown = new Set(lines.map(({ id }) => id));
  const added = [...shown].filter((id) => !ids.includes(id));
  return {
    lines,
    ids: [...ids.map((id) => (shown.has(id) ? id : (added.shift() ?? ''))), ...added],
  };
};

interface Card {
  readonly key: number;
  readonly line: LineCard;
}

/**
 * Assigns cards to tires. A tire keeps its card while it is in the list. A new tire reuses the card of a
 * removed one, because updating nodes is faster than creating them. A card below the viewport shows its
 * previous tire until the other cards have been painted.
 * @param list the element whose children are the cards
 */
export const useCards = (
  list: RefObject<HTMLElement | null>,
  lines: readonly LineCard[],
): readonly Card[] => {
  const [assigned, setAssigned] = useState(() => assignCards([], lines));
  const [painted, setPainted] = useState(assigned);
  const cards = assigned.lines === lines ? assigned : assignCards(assigned.ids, lines);
  if (cards !== assigned) setAssigned(cards);
  useEffect(() => callAfterPaint(() => startTransition(() => setPainted(cards))), [cards]);
  return lines.map((line, index) => {
    const key = cards.ids.indexOf(line.id);
    const isBelow =
      painted !== cards &&
      (list.current?.children[index]?.getBoundingClientRect().top ?? 0) >= innerHeight;
    const previous = isBelow && painted.lines.find(({ id }) => id === painted.ids[key]);
    return { key, line: previous || line };
  });
};

import { renderHook, waitFor } from '@testing-library/react';
import { fc } from '../../../test/fast-check';
import { createTireGroup } from '../../../test/tires';
import type { TireGroup } from '../../domain/tires/tire-group';
import { useCards } from './useCards';

const GROUPS = Array.from({ length: 9 }, (_, index) => createTireGroup(`${index + 1}`));

const anyLists = fc.array(fc.shuffledSubarray(GROUPS), { minLength: 2, maxLength: 5 });

/** Renders cards of which only the first few are in the viewport. */
const renderCards = (groups: readonly TireGroup[], inView: number) => {
  const list = document.createElement('ul');
  for (let index = 0; index < GROUPS.length; index += 1) {
    const rect = DOMRect.fromRect({ y: index < inView ? 0 : innerHeight });
    list.append(Object.assign(document.createElement('li'), { getBoundingClientRect: () => rect }));
  }
  return renderHook((shown: readonly TireGroup[]) => useCards({ current: list }, shown), {
    initialProps: groups,
  });
};

test("a tire keeps its card while it stays, and a new tire reuses a removed tire's card", () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const [first = [], ...changes] = lists;
      const { result, rerender } = renderCards(first, GROUPS.length);
      let longest = first.length;
      for (const list of changes) {
        longest = Math.max(longest, list.length);
        const before = new Map(result.current.map(({ group, key }) => [group.id, key]));
        rerender(list);
        const cards = result.current;
        expect(cards.map(({ group }) => group)).toEqual(list);
        expect(new Set(cards.map(({ key }) => key)).size).toBe(list.length);
        const stayed = cards.filter(({ group }) => before.has(group.id));
        expect(stayed.map(({ key }) => key)).toEqual(
          stayed.map(({ group }) => before.get(group.id)),
        );
        for (const { key } of cards) expect(key).toBeLessThan(longest);
      }
    }),
  );
});

test('a card below the viewport shows its previous tire until the others are painted', async () => {
  const { result, rerender } = renderCards(GROUPS.slice(0, 5), 2);
  const listIds = () => result.current.map(({ group }) => group.id);
  rerender(GROUPS.slice(4));
  expect(listIds()).toEqual(['5', '6', '2', '3', '4']);
  await waitFor(() => expect(listIds()).toEqual(['5', '6', '7', '8', '9']));
});

test('a list that grows shows its new tires at once', () => {
  const { result, rerender } = renderCards(GROUPS.slice(0, 2), 1);
  rerender(GROUPS.slice(0, 4));
  expect(result.current.map(({ group }) => group)).toEqual(GROUPS.slice(0, 4));
});

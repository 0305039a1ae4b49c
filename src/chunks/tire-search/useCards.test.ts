import { renderHook, waitFor } from '@testing-library/react';
import { fc } from '../../../test/fast-check';
import { createTireGroup } from '../../../test/tires';
import type { LineCard } from '../../domain/tires/line-card';
import { useCards } from './useCards';

const createLine = (id: string): LineCard => ({ id, versions: [createTireGroup(id)] });

const LINES = Array.from({ length: 9 }, (_, index) => createLine(`${index + 1}`));

const anyLists = fc.array(fc.shuffledSubarray(LINES), { minLength: 2, maxLength: 5 });

/** Renders cards of which only the first few are in the viewport. */
const renderCards = (groups: readonly LineCard[], inView: number) => {
  const list = document.createElement('ul');
  for (let index = 0; index < LINES.length; index += 1) {
    const rect = DOMRect.fromRect({ y: index < inView ? 0 : innerHeight });
    list.append(Object.assign(document.createElement('li'), { getBoundingClientRect: () => rect }));
  }
  return renderHook((shown: readonly LineCard[]) => useCards({ current: list }, shown), {
    initialProps: groups,
  });
};

test("a tire keeps its card while it stays, and a new tire reuses a removed tire's card", () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const [first = [], ...changes] = lists;
      const { result, rerender } = renderCards(first, LINES.length);
      let longest = first.length;
      for (const list of changes) {
        longest = Math.max(longest, list.length);
        const before = new Map(result.current.map(({ line, key }) => [line.id, key]));
        rerender(list);
        const cards = result.current;
        expect(cards.map(({ line }) => line)).toEqual(list);
        expect(new Set(cards.map(({ key }) => key)).size).toBe(list.length);
        const stayed = cards.filter(({ line }) => before.has(line.id));
        expect(stayed.map(({ key }) => key)).toEqual(stayed.map(({ line }) => before.get(line.id)));
        for (const { key } of cards) expect(key).toBeLessThan(longest);
      }
    }),
  );
});

test('a card below the viewport shows its previous tire until the others are painted', async () => {
  const { result, rerender } = renderCards(LINES.slice(0, 5), 2);
  const listIds = () => result.current.map(({ line }) => line.id);
  rerender(LINES.slice(4));
  expect(listIds()).toEqual(['5', '6', '2', '3', '4']);
  await waitFor(() => expect(listIds()).toEqual(['5', '6', '7', '8', '9']));
});

test('a list that grows shows its new tires at once', () => {
  const { result, rerender } = renderCards(LINES.slice(0, 2), 1);
  rerender(LINES.slice(0, 4));
  expect(result.current.map(({ line }) => line)).toEqual(LINES.slice(0, 4));
});

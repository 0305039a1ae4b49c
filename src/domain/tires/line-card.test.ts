import { fc } from '../../../test/fast-check';
import { anyGroups } from '../../../test/tire-groups';
import { createTireGroup } from '../../../test/tires';
import { countCards, createCards } from './line-card';
import type { LineCard } from './line-card';

const createVersion = (code: string, name = 'Trail', size = '205/55R16') =>
  createTireGroup(code, { tire: { name, size } });

const listIds = (cards: readonly LineCard[]) =>
  cards.map(({ versions }) => versions.map(({ id }) => id));

test('shows the versions of a line in one size as one card, where the first stands [LINE-2]', () => {
  const cards = createCards([
    createVersion('1'),
    createVersion('2', 'Pass'),
    createVersion('3'),
    createVersion('4', 'Trail', '215/55R16'),
  ]);
  expect(listIds(cards)).toEqual([['1', '3'], ['2'], ['4']]);
});

test('offers the other versions of its lines last, and no other lines', () => {
  const [one, other, third, stranger] = [
    createVersion('1'),
    createVersion('2'),
    createVersion('3'),
    createVersion('4', 'Pass'),
  ];
  expect(listIds(createCards([other], [one, other, third, stranger]))).toEqual([['2', '1', '3']]);
});

test('puts each group on one card, and counts the cards', () => {
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const cards = createCards(groups);
      expect(cards).toHaveLength(countCards(groups));
      expect(
        cards
          .flatMap(({ versions }) => versions)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(groups.map(({ id }) => id).sort());
    }),
  );
});

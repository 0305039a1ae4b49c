import { splitIntoBatches } from './review-batches';

test('halves 130 non-numeric IDs until no batch exceeds 50 [REVW-3/halves]', () => {
  const ids = Array.from({ length: 130 }, (_, index) => `tire-${index}`);
  expect(splitIntoBatches(ids).map(({ length }) => length)).toEqual([33, 32, 33, 32]);
  expect(splitIntoBatches(ids).flat()).toEqual(ids);
});

test.each([
  [50, [50]],
  [51, [26, 25]],
  [100, [50, 50]],
  [101, [26, 25, 50]],
  [0, []],
])('splits %i non-numeric IDs into batches of %j [REVW-3/halves]', (count, sizes) => {
  const ids = Array.from({ length: count }, (_, index) => `t${index}`);
  expect(splitIntoBatches(ids).map(({ length }) => length)).toEqual(sizes);
});

test('puts all numeric IDs into one batch, each once [REVW-3/numeric]', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `${index}`);
  expect(splitIntoBatches([...ids, ...ids, 'a'])).toEqual([ids, ['a']]);
});

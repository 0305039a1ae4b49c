import { RELEASES_KEPT, keepReleases } from './releases';

const listRelease = (number: number): string[] => ['assets.json', 'react.js', `cart.${number}.js`];

test('keeps the chunks of the last five releases and removes older ones', () => {
  const earlier = [5, 4, 3, 2, 1].map(listRelease);
  const { kept, removed } = keepReleases(earlier, listRelease(6));
  expect(kept).toEqual([6, 5, 4, 3, 2].map(listRelease));
  expect(kept).toHaveLength(RELEASES_KEPT);
  expect(removed).toEqual(['cart.1.js']);
});

test('keeps all older releases when the same release is delivered again', () => {
  const earlier = [5, 4, 3, 2, 1].map(listRelease);
  expect(keepReleases(earlier, listRelease(5))).toEqual({ kept: earlier, removed: [] });
});

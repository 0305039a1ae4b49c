import { RELEASES_KEPT, keepReleases } from './releases';

const release = (number: number): string[] => ['assets.json', 'react.js', `cart.${number}.js`];

test('build a delivery keeps the chunks of the last five releases and removes older ones', () => {
  const earlier = [5, 4, 3, 2, 1].map(release);
  const { kept, removed } = keepReleases(earlier, release(6));
  expect(kept).toEqual([6, 5, 4, 3, 2].map(release));
  expect(kept).toHaveLength(RELEASES_KEPT);
  expect(removed).toEqual(['cart.1.js']);
});

test('build delivers the same release again without pushing an older one out', () => {
  const earlier = [5, 4, 3, 2, 1].map(release);
  expect(keepReleases(earlier, release(5))).toEqual({ kept: earlier, removed: [] });
});

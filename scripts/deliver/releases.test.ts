import { MAX_RELEASES, selectReleases } from './releases';

const listRelease = (number: number): string[] => ['assets.json', 'react.js', `cart.${number}.js`];

test('keeps the chunks of the last five releases and removes older ones', () => {
  const earlier = [5, 4, 3, 2, 1].map(listRelease);
  const { kept, removed } = selectReleases(earlier, listRelease(6));
  expect(kept).toEqual([6, 5, 4, 3, 2].map(listRelease));
  expect(kept).toHaveLength(MAX_RELEASES);
  expect(removed).toEqual(['cart.1.js']);
});

test('removes no older release when the latest release is delivered again', () => {
  const earlier = [5, 4, 3, 2, 1].map(listRelease);
  expect(selectReleases(earlier, listRelease(5))).toEqual({ kept: earlier, removed: [] });
});

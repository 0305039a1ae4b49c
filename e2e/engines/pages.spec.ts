import { PAGE_ROUTES } from '../../fixtures/html/routes';
import { scrollThrough } from '../support/scroll-through';
import { findLink } from './support/find-link';
import { expect, test } from './support/test';

/** For each page whose path varies: a page that links to it, and a part of the link. */
const LINKS: Readonly<Record<string, readonly [page: string, part: string]>> = {
  store: ['/', '/local/'],
  'tire-detail': ['/tires/', '/tires/brands/'],
  offer: ['/offers/', '/offers/offer-detail/'],
};

/** The placeholder whose sample page represents all sample pages. */
const SAMPLE = 'product-price';

/** Describes the placeholders that failed or still load, and whether the page scrolls horizontally. */
const findProblems = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const unsettled = [...document.querySelectorAll<HTMLElement>('[data-mount]')].filter(
    ({ dataset }) => !['mounted', 'waiting', 'off'].includes(dataset['mount'] ?? ''),
  );
  return [
    ...unsettled.map(({ className, dataset }) => `${className}: ${dataset['mount'] ?? ''}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ];
};

for (const { page, path } of PAGE_ROUTES) {
  test(`mounts every placeholder of the page ${page} on a phone and on a desktop`, async ({
    tab,
    allowError,
  }) => {
    // This page shows what a wrong attribute reports.
    const hasMistakes = page === 'mistakes';
    if (hasMistakes) allowError(/bsro-ui/);
    const link = LINKS[page];
    const url = link ? await findLink(tab, ...link) : path.replace('{name}', SAMPLE);
    for (const [width, height] of [
      [375, 667],
      [1280, 800],
    ] as const) {
      await tab.resize(width, height);
      await tab.open(url);
      expect(await tab.evaluate(() => innerWidth)).toBe(width);
      await tab.evaluate(scrollThrough);
      if (hasMistakes) continue;
      // A placeholder that waited for an idle moment may have begun to load just now.
      await expect
        .poll(() => tab.evaluate(findProblems), { message: `at ${width} pixels` })
        .toEqual([]);
    }
  });
}

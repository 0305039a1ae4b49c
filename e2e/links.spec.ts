import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const LINKED = 'header a[href*="/local/"], main a[href*="/local/"]';

/** Lists the URLs of the home page, and of the first store page and the first tire page that it links to. */
const listPlaceholderPages = async (page: Page, home: string): Promise<string[]> => {
  await page.goto(home);
  const readHrefs = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => String(Reflect.get(link, 'href'))));
  const [store] = await readHrefs(LINKED);
  const [tire] = await readHrefs('a[href*="/tires/brands/"]');
  return [home, store ?? 'no store', tire ?? 'no tire'];
};

/** Lists the URLs on the page's own host to which the page links once everything is mounted. */
const listMountedLinks = async (page: Page): Promise<string[]> => {
  for (const element of await page.locator('.store-container, .review-list').all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveAttribute('data-mount', 'mounted');
  }
  const carousels = page.locator('.store-container');
  if ((await carousels.count()) > 0) {
    await expect(carousels.locator('.bsro-price-block').first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .map(({ href }) => href.split('#', 1)[0] ?? '')
      .filter((href) => href.startsWith(`${location.origin}/`)),
  );
};

for (const home of ['/', '/content/bsro/fcac/en/index.html']) {
  test(`mounted placeholders have no broken links on ${home}, on a store page, and on a tire page [SITE-1]`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const start = home === '/' ? home : new URL(home, baseURL).href.replace('fcac.', '');
    const found = new Map<string, string>();
    for (const url of await listPlaceholderPages(page, start)) {
      const html = (await (await page.goto(url))?.text()) ?? '';
      for (const link of await listMountedLinks(page)) {
        const { pathname, search } = new URL(link);
        // A Jest test follows links of the CMS.
        const href = `href="${pathname}${search.replaceAll('&', '&amp;')}`;
        const isOfCms = html.includes(`${href}"`) || html.includes(`${href}#`);
        if (!isOfCms) found.set(link, url);
      }
    }
    const dead = await page.evaluate(
      async (links) => {
        const statuses: string[] = [];
        for (const [link, from] of links) {
          const { status } = await fetch(link);
          if (status !== 200) statuses.push(`${status} ${link} on ${from}`);
        }
        return statuses;
      },
      [...found],
    );
    expect(found.size).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });
}

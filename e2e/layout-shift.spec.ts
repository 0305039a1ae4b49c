import type { Page } from '@playwright/test';
import { LIVE_PRICES_NOT_LOADED } from '../src/chunks/tire-search/messages';
import { holdRequests } from './support/hold-requests';
import { scrollThrough } from './support/scroll-through';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/test';

/** Waits until a page has loaded everything. */
const expectComplete = async (page: Page): Promise<void> => {
  if ((await page.locator('.review-list').count()) > 0) {
    await expect(page.locator('.review-list .bsro-reviews')).toBeVisible();
  }
  for (const carousel of await page.locator('.store-container').all()) {
    await expect(carousel.locator('.bsro-price-block').first()).toBeVisible();
  }
  if ((await page.locator('.bsro-store-results').count()) > 0) {
    await expect(page.locator('.bsro-store-card').first()).toBeVisible();
  }
  if ((await page.locator('.bsro-tire-search').count()) > 0) {
    await expect(page.locator('.bsro-tire-card').first()).toBeVisible();
  }
  if ((await page.locator('.bsro-tire-decision-guide').count()) > 0) {
    await expect(page.locator('.bsro-guide')).toBeVisible();
  }
  if ((await page.locator('.bsro-cart-app').count()) > 0) {
    await expect(page.locator('.bsro-cart')).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
};

const PAGES = {
  home: async () => '/',
  'local store': async (page: Page) =>
    (await page.locator('a[href*="/local/"]').first().getAttribute('href')) ?? '',
  'store results': async () => '/locate/display-map/?zip=80122',
  'tire list': async () => '/tires/',
  'tire results by vehicle': async () =>
    '/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE',
  'tire results by size': async () => '/tires/size/?cs=215&ar=60&rs=16',
  'decision guide': async () => '/tires/guide/',
  'decision guide with tires': async () =>
    '/tires/guide/?step=tires&cs=205&ar=55&rs=16&zip=80122&storeNumber=310001&tireType=notSure&priorities=wet',
  cart: async () => '/cart/',
  'tire detail': async (page: Page) =>
    (await page.locator('a[href*="/tires/brands/"]').first().getAttribute('href')) ?? '',
} as const;

for (const width of [375, 1280]) {
  for (const [name, findUrl] of Object.entries(PAGES)) {
    test(`the ${name} page doesn't shift at ${width} pixels [MOUNT-7]`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
      await page.goto('/');
      const url = await findUrl(page);
      await page.evaluate(() => localStorage.clear());
      await watchLayoutShifts(page);
      await page.goto(url);
      await page.evaluate(scrollThrough);
      await expectComplete(page);
      await expectNoLayoutShift(page);
    });
  }
}

/** Returns the URL of the first tire in a results page whose card has a text, and has savings or none. */
const findTireUrl = async (
  page: Page,
  results: string,
  { text, hasSavings }: { text: string; hasSavings: boolean },
): Promise<string> => {
  await page.goto(results);
  const savings = page.locator('.bsro-savings');
  const card = page
    .locator('.bsro-tire-card')
    .filter({ hasText: text, ...(hasSavings ? { has: savings } : { hasNot: savings }) });
  return (await card.first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
};

const STAGGERED = '/tires/vehicle/?year=2020&make=BMW&model=M3&trim=Base';
const DETAIL_PAGES = {
  tire: PAGES['tire detail'],
  pair: async (page: Page) => findTireUrl(page, STAGGERED, { text: 'front', hasSavings: true }),
} as const;

for (const [kind, findUrl, width] of Object.entries(DETAIL_PAGES).flatMap(([name, find]) =>
  [375, 768, 1280].map((each) => [name, find, each] as const),
)) {
  test(`the detail page of a ${kind} doesn't shift at ${width} pixels when its price arrives after a scroll [MOUNT-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    await page.goto('/');
    const url = await findUrl(page);
    const showPrice = await holdRequests(page, /\/bsro\/services\/tire\/(details|price)/);
    await watchLayoutShifts(page);
    await page.goto(url);
    await expect(page.locator('.bsro-tire-fit')).toBeVisible();
    await page.locator('#specification').evaluate((section) => {
      // Some browsers have no scroll anchoring, which would hide a shift.
      document.body.style.overflowAnchor = 'none';
      section.scrollIntoView({ behavior: 'instant' });
      scrollBy({ top: -innerHeight / 2, behavior: 'instant' });
    });
    showPrice();
    await expect(page.locator('.bsro-price-list__total')).toBeAttached();
    await expect(page.locator('.bsro-tire-detail .bsro-savings')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
  });
}

for (const [stock, search, width] of (
  [
    ['In stock', '?cs=215&ar=60&rs=16'],
    ['Not available', '?cs=205&ar=55&rs=16&sort=brand'],
  ] as const
).flatMap((each) => [375, 768, 1280].map((width) => [...each, width] as const))) {
  test(`the detail page of a tire without savings has little blank space below its price at ${width} pixels: ${stock} [MOUNT-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    const url = await findTireUrl(page, `/tires/size/${search}`, {
      text: stock,
      hasSavings: false,
    });
    await page.goto(url);
    await expect(page.locator('.bsro-price-list__total')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const blank = await page.locator('.bsro-tire-detail').evaluate((detail) => {
      const content = detail.querySelector('.bsro-buy-box');
      return detail.getBoundingClientRect().bottom - (content?.getBoundingClientRect().bottom ?? 0);
    });
    expect(blank).toBeGreaterThanOrEqual(0);
    expect(blank).toBeLessThan(48);
  });
}

for (const width of [375, 1280]) {
  test(`the CMS's tires don't shift at ${width} pixels when a search fails [MOUNT-7] [HTTP-5]`, async ({
    page,
    fault,
    allowConsoleError,
    expectAccessible,
  }) => {
    allowConsoleError(/Failed to load resource/);
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    await fault('/bsro/services/tire/search-by-vehicle', 'status:500');
    await watchLayoutShifts(page);
    await page.goto(await PAGES['tire results by vehicle']());
    await expect(page.locator('.bsro-tire-search').getByRole('alert')).toHaveText(
      LIVE_PRICES_NOT_LOADED,
    );
    await expectAccessible('.bsro-tire-search');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.bsro-tire-search').getByRole('alert')).toHaveText(
      LIVE_PRICES_NOT_LOADED,
    );
    await expectNoLayoutShift(page);
  });
}

for (const width of [375, 1280]) {
  test(`the tires of a size don't shift at ${width} pixels when the store's name arrives after them [MOUNT-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    const showName = await holdRequests(page, '**/store/details/**');
    await watchLayoutShifts(page);
    await page.goto(await PAGES['tire results by size']());
    await expect(page.getByText('at your store').first()).toBeVisible();
    await page.evaluate(scrollThrough);
    showName();
    await expect(page.getByText('at your store')).toHaveCount(0);
    await expectNoLayoutShift(page);
  });
}

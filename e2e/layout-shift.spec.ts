import type { Page } from '@playwright/test';
import { RESULTS_LABELS } from '../src/chunks/tire-search/messages';
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

const BY_VEHICLE = '/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE';
const BY_SIZE = '/tires/size/?cs=215&ar=60&rs=16';
const STORE = /(?<=href=")\/local\/[^"]+/;
const TIRE = /(?<=href=")\/tires\/brands\/[^"#]+/;

/** Pages by their path, or by the first link on the home page that matches. */
const PAGES = {
  home: '/',
  'local store': STORE,
  'store results': '/locate/display-map/?zip=80122',
  tires: '/tires/',
  'tire list': '/tires/?cs=205&ar=55&rs=16',
  'tire results by vehicle': BY_VEHICLE,
  'tire results by size': BY_SIZE,
  'decision guide': '/tires/guide/',
  'decision guide with tires':
    '/tires/guide/?step=tires&cs=205&ar=55&rs=16&zip=80122&storeNumber=310001&tireType=notSure&priorities=wet',
  cart: '/cart/',
  'tire detail': TIRE,
} as const;

for (const width of [375, 768, 1280]) {
  for (const [name, target] of Object.entries(PAGES)) {
    test(`the ${name} page doesn't shift at ${width} pixels [MOUNT-7]`, async ({
      page,
      findUrl,
    }) => {
      await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
      await watchLayoutShifts(page);
      await page.goto(typeof target === 'string' ? target : await findUrl('/', target));
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

for (const [kind, width] of ['tire', 'pair'].flatMap((each) =>
  [360, 375, 768, 1280].map((size) => [each, size] as const),
)) {
  test(`the detail page of a ${kind} doesn't shift at ${width} pixels when its price arrives after a scroll [MOUNT-7]`, async ({
    page,
    findUrl,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    const url =
      kind === 'tire'
        ? await findUrl('/', TIRE)
        : await findTireUrl(page, STAGGERED, { text: 'front', hasSavings: true });
    const showPrice = await holdRequests(page, /\/bsro\/services\/tire\/(details|price)/);
    await watchLayoutShifts(page);
    await page.goto(url);
    await expect(page.locator('.bsro-tire-fit')).toBeVisible();
    await page.locator('#reviews').evaluate((section) => {
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

const BY_BRAND = '/tires/size/?cs=205&ar=55&rs=16&sort=brand';

for (const [kind, results, search] of [
  ['a tire in stock', '/tires/size/?cs=215&ar=60&rs=16', { text: 'In stock', hasSavings: false }],
  ['a tire that nobody has', BY_BRAND, { text: 'Not available', hasSavings: false }],
  ['a tire to order', BY_BRAND, { text: 'from a store nearby', hasSavings: false }],
  ['a tire to order with savings', BY_BRAND, { text: 'from a store nearby', hasSavings: true }],
] as const) {
  test(`the detail page of ${kind} has little blank space below its price [MOUNT-7]`, async ({
    page,
  }) => {
    const url = await findTireUrl(page, results, search);
    await page.goto(url);
    await expect(page.locator('.bsro-price-list__total')).toBeAttached();
    await page.waitForLoadState('networkidle');
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
      await expect(async () => {
        const blank = await page.locator('.bsro-tire-detail').evaluate((detail) => {
          const content = detail.querySelector('.bsro-buy-box');
          const { bottom = 0 } = content?.getBoundingClientRect() ?? {};
          return detail.getBoundingClientRect().bottom - bottom;
        });
        expect(blank, `${width} pixels`).toBeGreaterThanOrEqual(0);
        expect(blank, `${width} pixels`).toBeLessThan(48);
      }).toPass();
    }
  });
}

for (const width of [375, 768, 1280]) {
  test(`the first tire stays where it is at ${width} pixels when tabs and prices arrive late [MOUNT-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const release = await holdRequests(page, '**/tire/search-by-vehicle**');
    await page.goto(BY_VEHICLE);
    const getPosition = async (selector: string) => {
      const { x = 0, y = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
      return { x, y };
    };
    await expect(page.locator('.bsro-tire-results--cms')).toBeVisible();
    const cms = await getPosition('.result');
    release();
    await expect(page.locator('.bsro-tire-card').first()).toBeVisible();
    const live = await getPosition('.bsro-tire-card');
    expect(live.x).toBe(cms.x);
    expect(Math.abs(live.y - cms.y)).toBeLessThan(8);
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
    await page.goto(BY_VEHICLE);
    await expect(page.locator('.bsro-tire-search').getByRole('alert')).toHaveText(
      RESULTS_LABELS.livePricesNotLoaded,
    );
    await expectAccessible('.bsro-tire-search');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.bsro-tire-search').getByRole('alert')).toHaveText(
      RESULTS_LABELS.livePricesNotLoaded,
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
    await page.goto(BY_SIZE);
    await expect(page.getByText('at your store').first()).toBeVisible();
    await page.evaluate(scrollThrough);
    showName();
    await expect(page.getByText('at your store')).toHaveCount(0);
    await expectNoLayoutShift(page);
  });
}

for (const [path, placeholder] of [
  ['/cart/', '.bsro-cart-app'],
  ['/checkout/', '.bsro-checkout-app'],
  ['/tires/guide/', '.bsro-tire-decision-guide'],
  ['/appointment/schedule-appointment/', '.bsro-schedule-appointment'],
] as const) {
  test(`${path} ends below the CMS's content if the bundle's script is blocked or its chunk has failed [MOUNT-7] [MOUNT-4/html-stays]`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource/);
    await page.route('**/bsro-ui.*.js', (route) => route.abort());
    await page.goto(path);
    const blanks = await page.locator(placeholder).evaluate((element) => {
      const getBlank = (): number => {
        const { bottom = 0 } = element.lastElementChild?.getBoundingClientRect() ?? {};
        return element.getBoundingClientRect().bottom - bottom;
      };
      element.dataset['mount'] = 'failed';
      const failed = getBlank();
      delete element.dataset['mount'];
      for (const animation of element.getAnimations()) animation.finish();
      return { failed, blocked: getBlank() };
    });
    expect(blanks.failed).toBeLessThan(1);
    expect(blanks.blocked).toBeLessThan(1);
  });
}

test("the checkout shows both of the CMS's account links if the bundle's script is blocked [MOUNT-4/html-stays]", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.route('**/bsro-ui.*.js', (route) => route.abort());
  await page.goto('/checkout/');
  await page.locator('.account-links li').evaluateAll((items) => {
    for (const item of items) for (const animation of item.getAnimations()) animation.finish();
  });
  for (const name of ['Sign In', 'Create an Account']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('the header keeps its height when its roots mount [MOUNT-7]', async ({ page }) => {
  const readTops = async (): Promise<number[][]> => {
    const tops: number[][] = [];
    for (const width of [320, 375, 679, 680, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      tops.push(
        await page
          .locator('.site-header > *, main')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top)),
      );
    }
    return tops;
  };
  const mount = await holdRequests(page, '**/chunks/header.*.js');
  await page.goto('/legal-notice/', { waitUntil: 'domcontentloaded' });
  const roots = ['.bsro-account-menu[data-variant="desktop"]', '.bsro-cart-icon', '.bsro-my-store'];
  const before = await readTops();
  for (const root of roots) {
    await expect(page.locator(root)).not.toHaveAttribute('data-mount', 'mounted');
  }
  mount();
  for (const root of roots) {
    await expect(page.locator(root)).toHaveAttribute('data-mount', 'mounted');
  }
  expect(await readTops()).toEqual(before);
});

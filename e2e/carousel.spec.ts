import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { expect, test as base } from './support/test';

const PRICING = '/bsro/services/store/pricing-details';

/** Opens the brand's own local store page, which its home page links to. */
const test = base.extend<{ openStore: () => Promise<Locator> }>({
  openStore: async ({ page, findUrl }, use) => {
    await use(async () => {
      await page.goto(await findUrl('/', /(?<=href=")[^"]*\/local\/[^"]+/));
      return page.locator('.store-container').first();
    });
  },
});

const scrollIntoView = async (container: Locator): Promise<void> => {
  await container.scrollIntoViewIfNeeded();
  await expect(container).toHaveAttribute('data-mount', 'mounted');
};

const recordPricingCalls = (page: Page): URL[] => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === PRICING) calls.push(url);
  });
  return calls;
};

test('requests no prices before the carousel is visible, and then one price per card [CARO-1/first-view] [CARO-1/one-call-per-card]', async ({
  openStore,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const calls = recordPricingCalls(page);
  const container = await openStore();
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(0);
  await scrollIntoView(container);
  const cards = await container.locator('.tire-card').count();
  await expect.poll(() => calls.length).toBe(cards);
  await page.evaluate(() => scrollTo(0, 0));
  await container.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(cards);
  const storeNumber = await container.getAttribute('data-store-id');
  expect(new Set(calls.map(({ searchParams }) => searchParams.get('storeNumber')))).toEqual(
    new Set([storeNumber]),
  );
});

test('shows every price in its card @main [CARO-2] [CARO-3/announced] [PRIC-1] [MOUNT-2/store-carousel]', async ({
  openStore,
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const announced: number[] = [];
    Object.assign(window, { announced });
    const commands = [
      [
        'subscribe',
        'createproductprice',
        ({ cards }: { cards: unknown[] }) => announced.push(cards.length),
      ],
    ];
    Object.assign(window, { bsro: commands });
  });
  const container = await openStore();
  await scrollIntoView(container);
  const cards = await container.locator('.tire-card').count();
  const inView = container.locator('.tire-card:not([inert]) .bsro-price');
  await expect(inView).toHaveCount(4);
  await container.getByRole('button', { name: 'Next tires' }).click();
  await expect(container.locator('.tire-card .bsro-price')).toHaveCount(cards);
  for (const text of await container.locator('.tire-card .bsro-price').allTextContents()) {
    expect(text).toMatch(/^As low as \$\d+\.\d{2} ea\. Set of 4 \$[\d,]+\.\d{2}$/);
  }
  const announced = await page.evaluate((): unknown => Reflect.get(window, 'announced'));
  expect(announced).toEqual(Array.from({ length: cards }, (_, index) => index + 1));
  await expectAccessible('.store-container');
});

for (const [width, inView] of [
  [375, 1],
  [768, 3],
  [1280, 4],
] as const) {
  test(`shows and moves ${inView === 1 ? '1 tire' : `${inView} tires`} at once at ${width} pixels, 20 pixels apart [CARO-4/widths]`, async ({
    openStore,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const container = await openStore();
    await scrollIntoView(container);
    const slides = container.locator('.tire-card');
    const reachable = container.locator('.tire-card:not([inert])');
    const count = await slides.count();
    await expect(reachable).toHaveCount(inView);
    const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
    const view = await container.locator('.bsro-carousel__viewport').boundingBox();
    if (!first || !second || !view) throw new Error('no layout');
    expect(second.x - first.x - first.width).toBeCloseTo(20, 0);
    expect(first.width).toBeCloseTo((view.width - (inView - 1) * 20) / inView, 0);
    const scrollbar = container.locator('.bsro-carousel__scrollbar');
    await expect(scrollbar).toBeVisible();
    await expect(scrollbar).toHaveCSS('opacity', '1');

    await container.getByRole('button', { name: 'Next tires' }).click();
    const words = inView === 1 ? `Tires 2 of ${count}` : `Tires ${inView + 1} to`;
    await expect(container.getByRole('status')).toContainText(words);
    await expect(slides.nth(inView)).toBeInViewport();
    await expect(slides.first()).toHaveAttribute('inert', '');
    // The page itself never scrolls horizontally.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
}

test('shows fewer tires at once in the narrow column of a theme', async ({ openStore, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const container = await openStore();
  const setWidth = (width: string): Promise<void> =>
    container.evaluate((element, value) => {
      element.style.maxInlineSize = value;
    }, width);
  await setWidth('645px');
  await scrollIntoView(container);
  const reachable = container.locator('.tire-card:not([inert])');
  await expect(reachable).toHaveCount(3);
  await container.getByRole('button', { name: 'Next tires' }).click();
  await expect(container.getByRole('status')).toContainText('Tires 4 to 6');
  await setWidth('400px');
  await expect(reachable).toHaveCount(1);
  const view = await container.locator('.bsro-carousel__viewport').boundingBox();
  const card = await reachable.boundingBox();
  expect(card?.width).toBeCloseTo(view?.width ?? 0, 0);
});

test.describe('before Swiper has loaded', () => {
  test.use({ hasTouch: true });

  const SWIPER = '**/chunks/carousel-slides.*.js';

  const getSwiper = (container: Locator): Locator => container.locator('.swiper-initialized');

  /** Makes the requests for Swiper wait. @returns a function that lets them continue */
  /** Swipes across the middle of the first card, to the left. */
  const swipe = async (page: Page, container: Locator): Promise<void> => {
    const card = await container.locator('.tire-card').first().boundingBox();
    if (!card) throw new Error('no layout');
    const y = card.y + card.height / 2;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', card.x + card.width - 40);
    for (let part = 1; part <= 5; part += 1) {
      await touch('touchMove', card.x + card.width - 40 - (part * (card.width - 80)) / 5);
    }
    await touch('touchEnd');
  };

  const uses: readonly (readonly [string, (page: Page, container: Locator) => Promise<void>])[] = [
    [
      'a click on Next',
      (_page, container) => container.getByRole('button', { name: 'Next tires' }).click(),
    ],
    [
      'a tap on Next',
      (_page, container) => container.getByRole('button', { name: 'Next tires' }).tap(),
    ],
    ['a swipe', swipe],
    [
      'the keyboard',
      async (page, container) => {
        await container.getByRole('button', { name: 'Next tires' }).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ];
  for (const [name, use] of uses) {
    test(`${name} loads Swiper, and moves the tires only after Swiper has loaded [CARO-4] [MOUNT-7]`, async ({
      openStore,
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/chunks/carousel-slides.')) requests.push(request.url());
      });
      const release = await holdRequests(page, SWIPER);
      const container = await openStore();
      await scrollIntoView(container);
      // A price may change the height of its card.
      await expect(container.locator('.tire-card:not([inert]) .bsro-price')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      const first = container.locator('.tire-card').first();
      const before = await first.boundingBox();
      await use(page, container);
      await expect.poll(() => requests.length).toBe(1);
      await expect(container.getByRole('status')).toHaveText(/^Tires 1 of /);
      expect(await first.boundingBox()).toEqual(before);
      release();
      await expect(getSwiper(container)).toHaveCount(1);
      await expect(container.getByRole('status')).toHaveText(/^Tires 2 of /);
      await expect(container.locator('.tire-card').nth(1)).toBeInViewport({ ratio: 0.9 });
      const after = await container.locator('.tire-card').nth(1).boundingBox();
      expect(after?.width).toBeCloseTo(before?.width ?? 0, 1);
    });
  }
});

test('drags the scrollbar to the end, where Next is disabled [CARO-4/scrollbar] [CARO-4/no-loop]', async ({
  openStore,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const container = await openStore();
  await scrollIntoView(container);
  const count = await container.locator('.tire-card').count();
  const handle = await container.locator('.swiper-scrollbar-drag').boundingBox();
  if (!handle) throw new Error('no layout');
  await page.mouse.move(handle.x + 10, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + 2_000, handle.y + handle.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(container.getByRole('status')).toContainText(`to ${count} of ${count}`);
  await expect(container.getByRole('button', { name: 'Next tires' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('keeps the focus on visible slides, even when prices arrive [CARO-4]', async ({
  openStore,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const showPrices = await holdRequests(page, `**${PRICING}*`);
  const container = await openStore();
  await scrollIntoView(container);
  const next = container.getByRole('button', { name: 'Next tires' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(container.getByRole('status')).toContainText(/^Tires 5 to /);
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const card = container.locator('.tire-card:focus-within');
  await expect(card).toHaveCount(1);
  await expect(card).not.toHaveAttribute('inert');
  showPrices();
  // The price takes the place of the link that has the focus.
  await expect(card.locator('.bsro-price')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link').and(page.locator(':focus'))).toBeVisible();
});

test("keeps the CMS's cards when pricing fails [CARO-2/not-published]", async ({
  openStore,
  page,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  await fault(PRICING, 'status:500');
  const calls = recordPricingCalls(page);
  const container = await openStore();
  await scrollIntoView(container);
  const cards = await container.locator('.tire-card').count();
  await expect.poll(() => calls.length).toBe(cards);
  await page.waitForLoadState('networkidle');
  await expect(container.locator('.bsro-price')).toHaveCount(0);
  await expect(container.locator('.bsro-product-price').first()).toContainText('price');
});

test('scrolls the list and links every tire without JavaScript [CARO-4]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  const url = await page.locator('a[href*="/local/"]').first().getAttribute('href');
  await page.goto(url ?? '/');
  const list = page.locator('.tires-carousel');
  await expect(list).toHaveCSS('overflow-x', 'auto');
  await expect(list.locator('.tire-card a').first()).toBeVisible();
  await context.close();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The most that a page may move by itself, from its first paint to its end. */
const MOST = 0.01;

/** Collects every shift that no visitor caused, with what moved. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Reflect.set(window, 'shiftsSeen', shifts);
    const boxOf = (box: unknown): string =>
      box instanceof DOMRectReadOnly ? `${box.y}+${box.height}` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: object[] = Reflect.get(entry, 'sources');
        const moved = sources.map((source) => {
          const node: unknown = Reflect.get(source, 'node');
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
          return `${name} ${boxOf(Reflect.get(source, 'previousRect'))} to ${boxOf(Reflect.get(source, 'currentRect'))}`;
        });
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Scrolls to the page's end, a part of the window at a time, each as long as it has work. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isBusy = () =>
      [...document.querySelectorAll<HTMLElement>('[data-mount]')].some(
        ({ dataset }) => dataset['mount'] === 'loading' || dataset['mount'] === 'found',
      );
    const settle = async () => {
      for (let frames = 0; frames < 3 || isBusy(); frames += 1) await frame();
    };
    await settle();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await settle();
    }
  });

/** What is there once a page has all that it asks for. */
const expectComplete = async (page: Page): Promise<void> => {
  if ((await page.locator('.review-list').count()) > 0) {
    await expect(page.locator('.review-list .bsro-reviews')).toBeVisible();
  }
  for (const carousel of await page.locator('.store-container').all()) {
    await expect(carousel.locator('.bsro-price-block').first()).toBeVisible();
  }
  if ((await page.locator('.store-results').count()) > 0) {
    await expect(page.locator('.bsro-store-card').first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
};

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // Entries arrive after the frame that they tell of.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const seen: { value: number; moved: string }[] = Reflect.get(window, 'shiftsSeen');
    return seen;
  });

const PAGES = {
  home: async () => '/',
  'local store': async (page: Page) =>
    (await page.locator('a[href*="/local/"]').first().getAttribute('href')) ?? '',
  'store results': async () => '/locate/display-map/?zip=80122',
  'tire list': async () => '/tires/',
  'tire detail': async (page: Page) =>
    (await page.locator('a[href*="/tires/brands/"]').first().getAttribute('href')) ?? '',
} as const;

for (const width of [375, 1280]) {
  for (const [name, addressOn] of Object.entries(PAGES)) {
    test(`MOUNT-7 the ${name} page keeps still at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
      await page.goto('/');
      const address = await addressOn(page);
      await page.evaluate(() => localStorage.clear());
      await watchShifts(page);
      await page.goto(address);
      await readThrough(page);
      await expectComplete(page);
      const shifts = await shiftsOf(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(MOST);
    });
  }
}

import type { Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/test/chromium';
import { expect, test as base } from './test';
import { watchErrors } from './watch-errors';

/**
 * Tests in a browser with the back-forward cache, which the headless shell lacks and Playwright
 * turns off.
 */
export const test = base.extend<{ keptPage: Page }>({
  keptPage: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: await ensureChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const errors = await watchErrors(context);
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'fromMemory', persisted));
    });
    await use(await context.newPage());
    await browser.close();
    expect(errors.problems(), 'errors that the test did not declare').toEqual([]);
  },
});

/** Fails if Back reloaded the page, because something on it prevents the back-forward cache. */
export const expectFromMemory = async (page: Page): Promise<void> => {
  // The page learns it shortly after Back.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'fromMemory') === true))
    .toBe(true);
};

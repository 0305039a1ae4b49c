import type { Page } from '@playwright/test';

/**
 * Deletes cookies and stored items, as in another browser. Leaves the page first, because its scripts would report
 * the missing cookie.
 */
export const clearBrowser = async (page: Page): Promise<void> => {
  await page.goto('/healthz');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

import type { Page } from '@playwright/test';

/**
 * Deletes cookies and stored items, as in another browser. Leaves the page first, because its scripts would report
 * the missing cookie.
 */
export const clearBrowser = async (page: Page): Promise<void> => {
  // A page with an icon, because the browser requests an icon for each page, and logs an error if there is none.
  await page.goto('/mailbox');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

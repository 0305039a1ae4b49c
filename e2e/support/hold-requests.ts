import type { Page } from '@playwright/test';

/**
 * Makes a page's requests wait, so that a test can check what the page shows meanwhile.
 * @param url the URLs of the requests, in the format of `page.route`
 * @returns a function that lets these and later requests continue
 */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

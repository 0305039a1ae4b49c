import type { Page } from '@playwright/test';

/** The line of a phone with little reception: bytes per second, and milliseconds per response. */
export const SLOW_LINE = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

/** Makes every request of a page as slow as on a slow line. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
};

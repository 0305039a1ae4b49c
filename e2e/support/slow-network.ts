import type { Page } from '@playwright/test';

/** The network of a phone with poor reception: bytes per second, and milliseconds per response. */
const SLOW_NETWORK = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

/** Emulates a slow network for every request of a page. */
export const emulateSlowNetwork = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
};

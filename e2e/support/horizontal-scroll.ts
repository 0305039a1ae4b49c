import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Fails if the page is wider than the window. */
export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
};

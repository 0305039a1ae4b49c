import type { Page } from '@playwright/test';
import { createSettler } from './settle';

/**
 * Pauses a page's installed clock, which follows the machine's clock until then, so that a test can
 * check what hasn't happened yet.
 * @param ahead milliseconds that the clock skips; more than the machine needs for the call
 */
export const stopClock = async (page: Page, ahead: number): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead);
};

/**
 * Shorter than the shortest timeout of a call, so that no call that starts in between times out.
 */
const STEP = 8_000;

/**
 * Advances a page's installed clock in steps, each when no request is pending, because the timeouts
 * of calls and chunks follow the clock and the network doesn't. Call it before the page opens.
 */
export const createClockRunner = (page: Page): ((milliseconds: number) => Promise<void>) => {
  const settle = createSettler(page);
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= STEP) {
      await settle();
      await page.clock.runFor(Math.min(left, STEP));
    }
  };
};

/**
 * Fast-forwards a page's installed clock when no request is pending, which would time out. Each due
 * timer fires once. Call it before the page opens.
 */
export const createClockLeaper = (page: Page): ((duration: number | string) => Promise<void>) => {
  const settle = createSettler(page);
  return async (duration) => {
    await settle();
    await page.clock.fastForward(duration);
  };
};

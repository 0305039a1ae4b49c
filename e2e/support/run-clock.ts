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

/** Milliseconds per step: less than the shortest timeout, so that a call that starts during a step doesn't time out. */
const STEP = 8_000;

/**
 * Creates a function that advances a page's installed clock in steps, each when no request is pending. Otherwise,
 * requests would time out, because their timeouts follow the clock, but the network doesn't. Call this before the
 * page opens.
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
 * Creates a function that fast-forwards a page's installed clock when no request is pending, since a pending one
 * would time out. Each due timer fires once. Call this before the page opens.
 */
export const createClockForwarder = (
  page: Page,
): ((duration: number | string) => Promise<void>) => {
  const settle = createSettler(page);
  return async (duration) => {
    await settle();
    await page.clock.fastForward(duration);
  };
};

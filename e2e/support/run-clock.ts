import type { Page, Request } from '@playwright/test';
import { expect } from './test';

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

/** Milliseconds between checks for requests; a run has dozens of steps. */
const POLL_INTERVALS = [5, 10, 20, 50, 100];

/** Waits until the page has no pending request; counts only those that start after this call. */
const createSettler = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    // Earlier requests of the page are reported before this one.
    await page.evaluate(async () => (await fetch('/healthz')).status);
    await expect.poll(() => open.size, { intervals: POLL_INTERVALS }).toBe(0);
  };
};

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

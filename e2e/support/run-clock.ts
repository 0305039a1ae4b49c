import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/**
 * Stops a page's clock, which is installed and goes with the machine's until then, so that a test
 * can say what has not happened yet.
 * @param ahead milliseconds that the clock skips; more than the machine needs for the call
 */
export const stopClock = async (page: Page, ahead: number): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead);
};

/** Shorter than the shortest time-out of a call, so that none that begins on the way meets it. */
const STEP = 8_000;

/** Milliseconds between the checks for requests; a run has dozens of steps. */
const POLL_INTERVALS = [5, 10, 20, 50, 100];

/** Waits until no request of the page is open; counts those that begin after this call. */
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
 * Lets a page's clock, which is installed, run on in steps, each once no request is open: the
 * timeouts of calls and chunks run with the clock, the network does not. Call it before the page
 * opens.
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
 * Lets a page's clock, which is installed, leap once no request is open, which would time out: each
 * timer that is due fires once. Call it before the page opens.
 */
export const createClockLeaper = (page: Page): ((duration: number | string) => Promise<void>) => {
  const settle = createSettler(page);
  return async (duration) => {
    await settle();
    await page.clock.fastForward(duration);
  };
};

import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Milliseconds between checks for requests; a run has dozens of steps. */
const POLL_INTERVALS = [5, 10, 20, 50, 100];

/** Creates a function that waits until a page has no pending request, of those that start after this call. */
export const createSettler = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    // Playwright reports requests in order: after this one, the page's earlier requests are known.
    await page.evaluate(async () => (await fetch('/healthz')).status);
    await expect.poll(() => open.size, { intervals: POLL_INTERVALS }).toBe(0);
  };
};

/** The storage key of a message that pages ignore. */
const LAST_MESSAGE = 'last-message';

/** Waits until a tab has received everything that another tab has stored so far. */
export const waitForMessages = async (page: Page, other: Page): Promise<void> => {
  const received = await page.evaluateHandle(
    (name) => ({
      message: new Promise<void>((resolve) => {
        addEventListener('storage', ({ key }) => {
          if (key === name) resolve();
        });
      }),
    }),
    LAST_MESSAGE,
  );
  await other.evaluate((name) => {
    localStorage.setItem(name, '');
    localStorage.removeItem(name);
  }, LAST_MESSAGE);
  await received.evaluate(({ message }) => message);
};

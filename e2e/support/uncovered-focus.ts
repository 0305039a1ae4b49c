import type { Page } from '@playwright/test';
import { expect } from './test';

/** Returns the focused element's HTML if a bar at the bottom of the window covers it. */
const findCovered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('[data-bsro-bottom-bar]')];
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    // The payment provider's frame scrolls its own fields.
    if (focused instanceof HTMLIFrameElement || bars.some((bar) => bar.contains(focused)))
      return '';
    const { top, bottom } = focused.getBoundingClientRect();
    const isCovered = bars.some(
      (bar) => bottom > bar.getBoundingClientRect().top + 1 && top < innerHeight,
    );
    return isCovered ? focused.outerHTML.slice(0, 200) : '';
  });

/** Fails if a bar at the bottom of the window covers the focused element once the page has scrolled. */
export const expectFocusUncovered = (page: Page): Promise<void> =>
  expect.poll(() => findCovered(page), { intervals: [20, 50, 100] }).toBe('');

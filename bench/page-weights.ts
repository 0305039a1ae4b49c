import type { Page } from '@playwright/test';
import { createBrotliSizeReader, budgets, measureBudgets } from '../scripts/build/budgets';
import { readBuiltManifest } from './built-manifest';
import { weighLoadedScripts } from './loaded-scripts';
import type { Measurement } from './measurement';
import type { LineNumber } from './table';
import { createBytesLine, createObservedBytesLine } from './table';
import type { BenchEnvironment } from './environment';
import { DIST } from './environment';

/** A page of every brand that mounts only the header, with nothing covering it. */
const HEADER_PAGE = '/legal-notice/';

interface WeighedPage {
  /** The budget's line number. */
  readonly line: LineNumber;
  /** A path, or the selector of a link on the home page (bench/resolve-url.ts). */
  readonly path: string;
  /** Does what a visitor does, and waits until the budget's chunks have mounted. */
  readonly visit: (page: Page) => Promise<unknown>;
}

const waitUntilMounted = (page: Page, selector: string): Promise<unknown> =>
  page.locator(`${selector}[data-mount="mounted"]`).first().waitFor({ state: 'attached' });

const waitForHeader = async (page: Page): Promise<void> => {
  await Promise.all([
    waitUntilMounted(page, '.bsro-account-menu'),
    waitUntilMounted(page, '.bsro-cart-icon'),
  ]);
  await page.waitForLoadState('networkidle');
};

const scrollTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await waitUntilMounted(page, selector);
};

/** The pages of the build's budgets. */
const PAGES: readonly WeighedPage[] = [
  {
    line: 2,
    path: '/plain/',
    visit: (page) => page.waitForLoadState('networkidle'),
  },
  {
    line: 3,
    path: HEADER_PAGE,
    visit: async (page) => {
      await waitForHeader(page);
      await page.locator('details:has(.bsro-my-garage) > summary').click();
      await waitUntilMounted(page, '.bsro-my-garage');
    },
  },
  {
    line: '3b',
    path: HEADER_PAGE,
    visit: waitForHeader,
  },
  {
    line: 4,
    path: 'a[href*="/local/"]',
    visit: async (page) => {
      await waitForHeader(page);
      await scrollTo(page, '.store-container');
    },
  },
  {
    line: 5,
    path: HEADER_PAGE,
    visit: async (page) => {
      await waitForHeader(page);
      const menu = page.locator('.bsro-account-menu[data-variant="desktop"]');
      await menu.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    line: 6,
    path: 'a[href*="/tires/brands/"]',
    visit: async (page) => {
      await waitForHeader(page);
      await scrollTo(page, '.reviews-app-v2[data-type="reviews"]');
    },
  },
  {
    line: '6a',
    path: '/tires/size/?cs=205&ar=55&rs=16',
    visit: async (page) => {
      await waitForHeader(page);
      await page.locator('.bsro-tire-card').first().waitFor();
    },
  },
  {
    // Without a cart, the page loads fewer scripts than the budget counts.
    line: 7,
    path: '/checkout/',
    visit: async (page) => {
      await waitUntilMounted(page, '.bsro-checkout-app');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    line: '7b',
    path: '/cart/',
    visit: async (page) => {
      await waitForHeader(page);
      await waitUntilMounted(page, '.bsro-cart-app');
    },
  },
  {
    line: '7a',
    path: '/appointment/schedule-appointment/?storeNumber=310001&serviceId=rotation',
    visit: async (page) => {
      await waitForHeader(page);
      await page.locator('.bsro-booking').waitFor();
    },
  },
];

/**
 * Measures lines 2 to 7b: the scripts of the budget's chunks, from the manifest, and all scripts that
 * the fixture page has loaded when it is idle, including those of its other placeholders.
 */
export const pageWeights: readonly Measurement[] = PAGES.flatMap((weighed) => {
  const budget = budgets.find(({ line }) => line === weighed.line);
  if (!budget) return [];
  return {
    lineNumbers: [weighed.line],
    label: budget.page,
    measure: async (environment: BenchEnvironment) => {
      const total = await weighLoadedScripts(environment, weighed.path, weighed.visit);
      const weights = measureBudgets(readBuiltManifest(), createBrotliSizeReader(DIST), [budget]);
      return [
        ...weights.map(({ page, bytes: weight, limit }) =>
          createBytesLine(weighed.line, page, weight, limit),
        ),
        createObservedBytesLine(weighed.line, '… everything that its fixture page loads', total),
      ];
    },
  };
});

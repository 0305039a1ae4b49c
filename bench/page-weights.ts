import type { Page } from '@playwright/test';
import { brotliSizeIn, budgets, measure } from '../scripts/build/budgets';
import { builtManifest } from './built-manifest';
import { weighLoadedScripts } from './loaded-scripts';
import type { Measurement } from './measurement';
import { bytes, observedBytes } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** A page of every brand with the header's roots alone: nothing stands in the way of a click. */
const HEADER_ALONE = '/legal-notice/';

interface WeighedPage {
  /** The budget's line. */
  readonly line: number;
  /** A path, or a link of the home page that leads there (bench/address.ts). */
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const mounted = (page: Page, selector: string): Promise<unknown> =>
  page.locator(`${selector}[data-mount="mounted"]`).first().waitFor({ state: 'attached' });

const header = async (page: Page): Promise<void> => {
  await Promise.all([mounted(page, '.account-menu'), mounted(page, '.bsro-cart-icon')]);
  await page.waitForLoadState('networkidle');
};

const scrollTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await mounted(page, selector);
};

/** The pages of the build's budgets, as a visitor reaches them. */
const PAGES: readonly WeighedPage[] = [
  {
    line: 2,
    path: '/plain/',
    ready: (page) => page.waitForLoadState('networkidle'),
  },
  {
    line: 3,
    path: HEADER_ALONE,
    ready: header,
  },
  {
    line: 4,
    path: 'a[href*="/local/"]',
    ready: async (page) => {
      await header(page);
      await scrollTo(page, '.store-container');
    },
  },
  {
    line: 5,
    path: HEADER_ALONE,
    ready: async (page) => {
      await header(page);
      const menu = page.locator('.account-menu[data-variant="desktop"]');
      await menu.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    line: 6,
    path: 'a[href*="/tires/brands/"]',
    ready: async (page) => {
      await header(page);
      await scrollTo(page, '.reviews-app-v2[data-type="reviews"]');
    },
  },
];

/**
 * Lines 2 to 6: what the named features weigh, by the manifest, and all that a page of the fixtures
 * has loaded with them once it rests, the features of its other placeholders included.
 */
export const pageWeights: readonly Measurement[] = PAGES.flatMap((weighed) => {
  const budget = budgets.find(({ line }) => line === weighed.line);
  if (!budget) return [];
  return {
    numbers: [weighed.line],
    what: budget.page,
    measure: async (workbench: Workbench) => {
      const total = await weighLoadedScripts(workbench, weighed.path, weighed.ready);
      const weights = measure(builtManifest(), brotliSizeIn(DIST), [budget]);
      return [
        ...weights.map(({ page, bytes: weight, limit, goal = limit }) =>
          bytes(weighed.line, page, weight, goal),
        ),
        observedBytes(weighed.line, '… all that its page of the fixtures loads', total),
      ];
    },
  };
});

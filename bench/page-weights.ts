import type { Page } from '@playwright/test';
import { brotliSizeIn, budgets, measure } from '../scripts/build/budgets';
import { addressOf } from './address';
import { builtManifest } from './built-manifest';
import type { Measurement } from './measurement';
import { bytes, observedBytes } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Where the host serves the bundle's files. */
const BUNDLE = '/bsro-ui/';

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

/** The scripts of the bundle that a page really asks for, weighed by brotli 11. */
const weigh = async (
  workbench: Workbench,
  { path: target, ready }: WeighedPage,
): Promise<number> => {
  const address = await addressOf(workbench, target);
  const browser = await workbench.browser();
  const page = await browser.newPage();
  try {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(BUNDLE) && pathname.endsWith('.js')) {
        files.add(pathname.slice(BUNDLE.length));
      }
    });
    await page.goto(address);
    await ready(page);
    const sizeOf = brotliSizeIn(DIST);
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  } finally {
    await page.close();
  }
};

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
      const total = await weigh(workbench, weighed);
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

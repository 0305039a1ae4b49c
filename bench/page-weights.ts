import type { Page } from '@playwright/test';
import { brotliSizeIn } from '../scripts/build/budgets';
import { addressOf } from './address';
import type { Measurement } from './measurement';
import { bytes } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Where the host serves the bundle's files. */
const BUNDLE = '/bsro-ui/';

/** A page of every brand with the header's roots alone: nothing stands in the way of a click. */
const HEADER_ALONE = '/locate/display-map/';

interface WeighedPage {
  readonly number: number;
  readonly what: string;
  readonly goal: number;
  /** A path, or a link of the home page that leads there (bench/address.ts). */
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const mounted = (page: Page, selector: string): Promise<unknown> =>
  page.locator(`${selector}[data-mount="mounted"]`).first().waitFor({ state: 'attached' });

const header = async (page: Page): Promise<void> => {
  await Promise.all([mounted(page, '.account-menu'), mounted(page, '.cart-icon')]);
  await page.waitForLoadState('networkidle');
};

const scrollTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await mounted(page, selector);
};

/** Lines 2 to 6, as a visitor reaches them; the budgets of the build name the same pages. */
const PAGES: readonly WeighedPage[] = [
  {
    number: 2,
    what: 'nothing near the viewport',
    goal: 4_000,
    path: '/plain/',
    ready: (page) => page.waitForLoadState('networkidle'),
  },
  {
    number: 3,
    what: 'every page: account menu and cart icon',
    goal: 78_000,
    path: HEADER_ALONE,
    ready: header,
  },
  {
    number: 4,
    what: 'local store page, carousel mounted',
    goal: 108_000,
    path: 'a[href*="/local/"]',
    ready: async (page) => {
      await header(page);
      await scrollTo(page, '.store-container');
    },
  },
  {
    number: 5,
    what: 'sign-in open',
    goal: 104_000,
    path: HEADER_ALONE,
    ready: async (page) => {
      await header(page);
      const menu = page.locator('.account-menu[data-variant="desktop"]');
      await menu.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    number: 6,
    what: 'tire detail page with reviews',
    goal: 92_000,
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

export const pageWeights: readonly Measurement[] = PAGES.map((page) => ({
  numbers: [page.number],
  what: page.what,
  measure: async (workbench) => [
    bytes(page.number, page.what, await weigh(workbench, page), page.goal),
  ],
}));

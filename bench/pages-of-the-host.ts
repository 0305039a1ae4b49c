import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ASSETS_FILE } from '../scripts/build/assets-manifest';
import { brotliSizeIn, scriptsOf } from '../scripts/build/budgets';
import { parseAssetsManifest } from '../scripts/build/parse-assets-manifest';
import type { Line } from './table';
import { bytes, notBuilt } from './table';

const ROOT = path.join(__dirname, '..');
const DIST = path.join(ROOT, 'dist');
const PORT = process.env['BENCH_PORT'] ?? '4155';
const ORIGIN = `http://fcac.localhost:${PORT}`;

/** Where the host serves the bundle's files. */
const BUNDLE = '/bsro-ui/';

interface WeighedPage {
  readonly number: number;
  readonly what: string;
  readonly goal: number;
  /** A link of the home page that leads there, or a path. */
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const mounted = (page: Page, selector: string): Promise<unknown> =>
  page.locator(`${selector}[data-mount="mounted"]`).first().waitFor({ state: 'attached' });

const header = (page: Page): Promise<unknown> =>
  Promise.all([mounted(page, '.account-menu'), mounted(page, '.cart-icon')]);

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
    path: '/offers/',
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
    path: '/offers/',
    ready: async (page) => {
      await header(page);
      await page.locator('.account-menu').getByRole('button').first().click();
      await page
        .getByRole('link', { name: /sign in/i })
        .or(page.getByRole('button', { name: /sign in/i }))
        .first()
        .click();
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

const go = async (page: Page, target: string): Promise<void> => {
  if (target.startsWith('/')) {
    await page.goto(`${ORIGIN}${target}`);
    return;
  }
  await page.goto(`${ORIGIN}/`);
  const href = (await page.locator(target).count())
    ? await page.locator(target).first().getAttribute('href')
    : undefined;
  if (!href) throw new Error(`the home page has no link ${target}`);
  await page.goto(new URL(href, ORIGIN).href);
};

/** The bytes, brotli 11, of the scripts of the bundle that a page really asked for. */
const weigh = async (browser: Browser, { path: target, ready }: WeighedPage): Promise<number> => {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(BUNDLE) && pathname.endsWith('.js')) {
      files.add(pathname.slice(BUNDLE.length));
    }
  });
  try {
    await go(page, target);
    files.clear();
    await page.reload();
    await ready(page);
    const sizeOf = brotliSizeIn(DIST);
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  } finally {
    await page.close();
  }
};

const waitForHost = async (): Promise<void> => {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`http://localhost:${PORT}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The reference host does not start');
};

/** Lines 1 to 6 of the table: exact bytes on the pages of the reference host. */
export const pageLines = async (browser: Browser): Promise<Line[]> => {
  const manifest = parseAssetsManifest(readFileSync(path.join(DIST, ASSETS_FILE), 'utf8'));
  const entry = scriptsOf(manifest, []).reduce((sum, file) => sum + brotliSizeIn(DIST)(file), 0);
  const lines: Line[] = [bytes(1, 'the entry, all in', entry, 4_000)];
  const host = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/start-host.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForHost();
    for (const page of PAGES) {
      const { number, what, goal } = page;
      try {
        lines.push(bytes(number, what, await weigh(browser, page), goal));
      } catch (error) {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
        lines.push(notBuilt(number, what, `not weighed: ${reason}`));
      }
    }
  } finally {
    host.kill('SIGTERM');
  }
  return [
    ...lines,
    notBuilt(7, 'cart page, checkout page'),
    notBuilt(14, 'tire list, 20,000 tires'),
    notBuilt(15, 'Lighthouse mobile, home and local store pages', 'not measured yet'),
  ];
};

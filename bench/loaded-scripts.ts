import type { Page } from '@playwright/test';
import { createBrotliSizeReader } from '../scripts/build/budgets';
import { resolveUrl } from './resolve-url';
import type { BenchEnvironment } from './environment';
import { DIST } from './environment';

/** The path at which the host serves the bundle's files. */
const BUNDLE = '/bsro-ui/';

/**
 * Acts on a page as a visitor would.
 * @param countScripts returns the number of scripts that the page has requested so far
 */
export type Visit = (page: Page, countScripts: () => number) => Promise<unknown>;

/** Sums the brotli-11 bytes of the bundle's scripts that a page requests during a visit. */
export const weighLoadedScripts = async (
  environment: BenchEnvironment,
  target: string,
  visit: Visit,
): Promise<number> => {
  const url = await resolveUrl(environment, target);
  const browser = await environment.getBrowser();
  const page = await browser.newPage();
  try {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(BUNDLE) && pathname.endsWith('.js')) {
        files.add(pathname.slice(BUNDLE.length));
      }
    });
    await page.goto(url);
    await visit(page, () => files.size);
    const getSize = createBrotliSizeReader(DIST);
    return [...files].reduce((sum, file) => sum + getSize(file), 0);
  } finally {
    await page.close();
  }
};

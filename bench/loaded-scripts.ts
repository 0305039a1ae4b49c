import type { Page } from '@playwright/test';
import { brotliSizeIn } from '../scripts/build/budgets';
import { addressOf } from './address';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Where the host serves the bundle's files. */
const BUNDLE = '/bsro-ui/';

/** What a visitor does on a page. @param count how many scripts the page has asked for */
export type Visit = (page: Page, count: () => number) => Promise<unknown>;

/** Weighs, by brotli 11, the scripts of the bundle that a page asks for during a visit. */
export const weighLoadedScripts = async (
  workbench: Workbench,
  target: string,
  visit: Visit,
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
    await visit(page, () => files.size);
    const sizeOf = brotliSizeIn(DIST);
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  } finally {
    await page.close();
  }
};

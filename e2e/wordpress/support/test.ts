import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchErrors } from '../../support/watch-errors';
import { runPhp } from './php';
import type { TestSite } from './test-site';
import { readTestSite } from './test-site';

export { expect } from '@playwright/test';

/** The users of the site. The editor is restricted: WordPress filters the HTML that the editor saves. */
export type User = 'admin' | 'editor';

interface Support {
  readonly site: TestSite;
  /** Signs a user in, in the test's page. */
  readonly signIn: (user: User) => Promise<void>;
  /** Runs PHP code in the site's WordPress; returns what it prints. */
  readonly php: (code: string, environment?: NodeJS.ProcessEnv) => string;
  /** The page of a visitor; the test fails on any error in its console. */
  readonly visitor: Page;
}

/** The `test` of the specs on WordPress. */
export const test = base.extend<Support>({
  site: async ({}, use) => {
    await use(readTestSite(process.env));
  },

  signIn: async ({ page }, use) => {
    await use(async (user) => {
      // WordPress loses one of two sessions that a user begins at the same time.
      await base
        .expect(async () => {
          // Posts the data instead of filling in the form: its script moves the focus at a time that a test can't
          // wait for.
          await page.request.get('/wp-login.php');
          await page.request.post('/wp-login.php', {
            form: { log: user, pwd: `${user}-password`, testcookie: '1' },
          });
          await page.goto('/wp-admin/');
          base.expect(new URL(page.url()).pathname).toBe('/wp-admin/');
        })
        .toPass();
    });
  },

  php: async ({ site }, use) => {
    await use((code, environment) => runPhp(site.paths, code, environment));
  },

  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const watch = await watchErrors(context);
    await use(await context.newPage());
    await context.close();
    base.expect(watch.problems(), 'errors of the page').toEqual([]);
  },
});

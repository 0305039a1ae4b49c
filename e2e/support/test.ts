import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import { FAULT_SWITCH } from '../../fixtures/services/http/fault-list';
import type { FaultName } from '../../fixtures/services/http/fault-list';
import { waitForAnimations, watchAnimations } from './animations';
import { createNewDriver } from './new-driver';
import { getOwnStore } from './own-store';
import { translatePages } from './translator';
import type { ErrorWatch } from './watch-errors';
import { watchErrors } from './watch-errors';

/** WCAG 2.2 AA and axe's best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A fault in the format of the host's fault switch: its name and its argument, if any. */
export type Fault = FaultName | `${'delay' | 'status'}:${number}` | `refuse:${string}`;

interface Support {
  /** Whether a browser's translator translates the pages; `BSRO_TRANSLATED=1` turns it on for every test. */
  readonly isTranslated: boolean;
  /**
   * Declares that the page logs a matching console error or has a matching uncaught error; the test
   * fails if it doesn't.
   */
  readonly allowConsoleError: (pattern: RegExp) => void;
  /** Makes calls whose path starts with `path` fail with this fault on every brand's host. */
  readonly fault: (path: `/${string}`, fault: Fault) => Promise<void>;
  /** Clears all faults. */
  readonly clearFaults: () => Promise<void>;
  /**
   * Fails on any accessibility violation of the page, or of the part that `selector` names. Only a check of the whole
   * page takes a payment frame for a part of it, which needs no landmark and heading of its own.
   */
  readonly expectAccessible: (selector?: string) => Promise<void>;
  /** A word that no other test of this run uses, for names and email addresses. */
  readonly unique: string;
  /** An email address that no other test of this run uses. */
  readonly email: string;
  /** The same email address, after creating a driver who has verified it. */
  readonly driverEmail: string;
  /** Signs a driver in before a page opens: as a demo driver or one that the test has created. */
  readonly startSession: (email: string, password: string) => Promise<void>;
  /**
   * Returns the first URL that matches in a page's HTML, as rendered by the CMS, without opening
   * the page.
   */
  readonly findUrl: (path: string, pattern: RegExp) => Promise<string>;
  /** The store whose tires and times only this spec file takes (`own-store.ts`). */
  readonly storeNumber: string;
  /** The origin of a site's host: `origin('tiresplus')`. */
  readonly origin: (site: string) => string;
}

interface Internal {
  readonly errors: ErrorWatch;
  /** The active faults, in the format of the fault switch. */
  readonly faults: string[];
}

/** The port of the host under test. */
const getPort = (baseURL: string | undefined): string => {
  if (!baseURL) throw new Error('The Playwright configuration has no baseURL');
  return new URL(baseURL).port;
};

/**
 * The `test` of all browser specs. A test fails on any undeclared uncaught error, unhandled
 * rejection, violation of the content security policy, or console error.
 */
export const test = base.extend<Support & Internal>({
  isTranslated: [process.env['BSRO_TRANSLATED'] === '1', { option: true }],

  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await translatePages(context);
    await use(context);
    // A request handler that is still running when the test ends must not fail it.
    await Promise.all(
      [context, ...context.pages()].map((target) =>
        target.unrouteAll({ behavior: 'ignoreErrors' }),
      ),
    );
  },

  errors: [
    async ({ context }, use) => {
      const watch = await watchErrors(context);
      await use(watch);
      expect(watch.problems(), 'errors that the test did not declare').toEqual([]);
    },
    { auto: true },
  ],

  allowConsoleError: async ({ errors }, use) => {
    await use(errors.allow);
  },

  origin: async ({ baseURL }, use) => {
    const port = getPort(baseURL);
    await use((site) => `http://${site}.localhost:${port}`);
  },

  findUrl: async ({ request, baseURL }, use) => {
    const { host, port } = new URL(baseURL ?? '');
    await use(async (path, pattern) => {
      // Node doesn't resolve subdomains of localhost.
      const url = `http://localhost:${port}${path}`;
      // The host may close an idle connection just when it is used again.
      const response = await request.get(url, { headers: { host }, maxRetries: 2 });
      const [found] = pattern.exec(await response.text()) ?? [];
      if (!found) throw new Error(`${path} contains nothing that matches ${String(pattern)}`);
      return found;
    });
  },

  storeNumber: async ({}, use, { file }) => {
    await use(getOwnStore(file));
  },

  faults: async ({}, use) => {
    await use([]);
  },

  fault: async ({ context, baseURL, origin, faults }, use) => {
    const urls = ['fcac', 'tiresplus', 'hibdontire', 'wheelworks'].map(origin);
    urls.push(`http://localhost:${getPort(baseURL)}`);
    await use(async (path, fault) => {
      faults.push(`${path}=${fault}`);
      const value = encodeURIComponent(faults.join(','));
      await context.addCookies(urls.map((url) => ({ name: FAULT_SWITCH, value, url })));
    });
  },

  clearFaults: async ({ context, faults }, use) => {
    await use(async () => {
      faults.length = 0;
      await context.clearCookies({ name: FAULT_SWITCH });
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (selector) => {
      // Without frames, the legacy mode checks the page in itself; the default opens another page and
      // copies all results to it, which takes twice as long.
      const builder = new AxeBuilder({ page })
        .setLegacyMode(page.frames().length === 1)
        .options({ resultTypes: ['violations'] })
        .withTags(AXE_TAGS);
      if (selector) builder.include(selector);
      const analyze = async () => {
        await waitForAnimations(page);
        return (await builder.analyze()).violations;
      };
      const hasAnimationStarted = await watchAnimations(page);
      let violations = await analyze();
      // What fades in during a check, such as a tooltip of the header, has too little contrast until then.
      if (violations.length > 0 && (await hasAnimationStarted())) violations = await analyze();
      // The default mode has left the other page in front.
      if (page.frames().length > 1) await page.bringToFront();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes
          // Pins are where the stores are, and each store of the list does the same (WCAG 2.5.8, equivalent control).
          .filter(
            ({ target }) => id !== 'target-size' || !target.join().includes('.bsro-store-pin'),
          )
          .map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
      expect(found, 'accessibility violations').toEqual([]);
    });
  },

  startSession: async ({ request, context, baseURL }, use) => {
    const { host, port, origin: url } = new URL(baseURL ?? '');
    await use(async (email, authString) => {
      // Node doesn't resolve subdomains of localhost.
      const address = `http://localhost:${port}/bsro/services/account/authenticate`;
      const response = await request.post(address, {
        // The host may close an idle connection just when it is used again.
        maxRetries: 2,
        headers: { host },
        data: { email, authString },
      });
      const [, value] = /"tokenId":"([\w-]+)"/.exec(await response.text()) ?? [];
      if (!value) throw new Error(`${email} was not signed in`);
      await context.addCookies([{ name: 'tokenId', value, url }]);
    });
  },

  unique: async ({}, use, testInfo) => {
    const { testId, repeatEachIndex, retry } = testInfo;
    const id = `${testId}-${repeatEachIndex}-${retry}`.toLowerCase();
    // Letters that no hexadecimal ID contains replace the digits, which could look like a card number: the services
    // refuse an order whose texts contain one.
    await use(id.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit))));
  },

  email: async ({ unique }, use) => {
    await use(`${unique}@example.com`);
  },

  driverEmail: async ({ request, baseURL, email }, use) => {
    await createNewDriver(request, baseURL, email);
    await use(email);
  },
});

export { expect };

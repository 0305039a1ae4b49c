import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { FaultName } from '../../fixtures/services/http/fault-list';
import type { ErrorWatch } from './watch-errors';
import { watchErrors } from './watch-errors';

/** WCAG 2.2 AA and axe's best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const FAULT_COOKIE = 'x-bsro-fault';

/** A fault as the host's switch reads it: its name, and an argument where it takes one. */
export type Fault = FaultName | `${'delay' | 'status'}:${number}` | `refuse:${string}`;

interface Support {
  /**
   * Declares that the page writes a console error (or has an uncaught one) that matches; the test
   * fails when it does not come.
   */
  readonly allowConsoleError: (pattern: RegExp) => void;
  /** Makes calls whose path begins with `path` fail this way on every brand's host. */
  readonly fault: (path: string, fault: Fault) => Promise<void>;
  /** Ends every fault. */
  readonly clearFaults: () => Promise<void>;
  /** Fails on any accessibility violation of the page, or of the part that `selector` names. */
  readonly expectAccessible: (selector?: string) => Promise<void>;
  /** A word that no other test of this run uses, for names and e-mail addresses. */
  readonly unique: string;
  /** Reads the first address that matches in a page's HTML, as printed, without opening the page. */
  readonly findAddress: (path: string, pattern: RegExp) => Promise<string>;
  /** The origin of a site's host: `origin('tiresplus')`. */
  readonly origin: (site: string) => string;
}

interface Internal {
  readonly errors: ErrorWatch;
  /** The faults that are on, as the switch's list has them. */
  readonly faults: string[];
}

/** The port of the host under test. */
const getPort = (baseURL: string | undefined): string => {
  if (!baseURL) throw new Error('The Playwright configuration has no baseURL');
  return new URL(baseURL).port;
};

/**
 * Every browser test starts from here: it fails on any uncaught error, unhandled rejection,
 * violation of the content security policy, and console error that it did not declare.
 */
export const test = base.extend<Support & Internal>({
  context: async ({ context }, use) => {
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

  findAddress: async ({ request, baseURL }, use) => {
    const { host, port } = new URL(baseURL ?? '');
    await use(async (path, pattern) => {
      // Node knows no names below localhost.
      const address = `http://localhost:${port}${path}`;
      const [found] =
        pattern.exec(await (await request.get(address, { headers: { host } })).text()) ?? [];
      if (!found) throw new Error(`${path} contains nothing that matches ${String(pattern)}`);
      return found;
    });
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
      await context.addCookies(urls.map((url) => ({ name: FAULT_COOKIE, value, url })));
    });
  },

  clearFaults: async ({ context, faults }, use) => {
    await use(async () => {
      faults.length = 0;
      await context.clearCookies({ name: FAULT_COOKIE });
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (selector) => {
      // An element that fades in has the contrast of its last frame.
      await page.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
        await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
      });
      // Runs in the page itself, which has no frames, and reports violations alone: the default
      // opens another page and copies all results to it, which takes twice the time.
      const builder = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags(AXE_TAGS);
      const { violations } = await (selector ? builder.include(selector) : builder).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
      expect(found, 'accessibility violations').toEqual([]);
      expect(page.frames(), 'frames, which are not checked').toHaveLength(1);
    });
  },

  unique: async ({}, use, testInfo) => {
    await use(`${testInfo.testId}-${testInfo.repeatEachIndex}-${testInfo.retry}`.toLowerCase());
  },
});

export { expect };

import { expect, test as base } from '@playwright/test';
import type { Engine, EnginePage, Json } from './engine-page';
import { ERRORS_KEY } from './error-collector';
import { startFirefox } from './firefox';
import { startHostProxy } from './host-proxy';
import type { HostProxy } from './host-proxy';
import { startWebKit } from './webkit';

/** The options of a Playwright project. */
export interface EngineOptions {
  readonly engineName: 'firefox' | 'webkit';
  readonly hostPort: number;
}

interface WorkerFixtures {
  readonly engine: Engine;
  readonly host: HostProxy;
}

interface TestFixtures {
  readonly tab: EnginePage;
  /** Declares that the page logs a matching error; the test fails if it doesn't. */
  readonly allowError: (pattern: RegExp) => void;
  readonly allowed: RegExp[];
  /** Errors that may occur, such as those of calls that a navigation cancels. */
  readonly tolerated: RegExp[];
}

const readErrors = (tab: EnginePage): Promise<string> =>
  tab.evaluate((key) => {
    const found = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return found;
  }, ERRORS_KEY);

/** The `test` of the engine suite. It fails on each error that a test didn't declare. */
export const test = base.extend<TestFixtures, WorkerFixtures & EngineOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  hostPort: [0, { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  host: [
    async ({ hostPort }, use) => {
      const host = await startHostProxy(hostPort);
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],

  allowed: async ({}, use) => {
    await use([]);
  },

  tolerated: async ({}, use) => {
    await use([]);
  },

  allowError: async ({ allowed }, use) => {
    await use((pattern) => void allowed.push(pattern));
  },

  tab: async ({ engine, host, allowed, tolerated }, use) => {
    const page = await engine.newPage();
    await page.resize(1280, 800);
    await use({
      ...page,
      open: (url) => page.open(new URL(url, `http://fcac.localhost:${host.port}`).href),
    });
    const errors = await readErrors(page);
    await page.close();
    const lines = errors.split('\n\n').filter((text) => text.trim() !== '');
    expect(
      lines.filter((line) => ![...allowed, ...tolerated].some((pattern) => pattern.test(line))),
      'errors that the test did not declare',
    ).toEqual([]);
    expect(
      allowed.filter((pattern) => !pattern.test(errors)).map(String),
      'declared errors that did not happen',
    ).toEqual([]);
  },
});

/** Describes what the page shows, for the message of a wait that times out. */
const describePage = (tab: EnginePage): Promise<string> =>
  tab.evaluate(() => {
    const { activeElement: focused } = document;
    const values = [...document.querySelectorAll('input')]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}=${value}`);
    const statuses = [...document.querySelectorAll('[role="status"], [role="alert"]')]
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== '');
    return [
      location.href,
      `focus: ${focused?.outerHTML.slice(0, 200) ?? 'none'}`,
      `fields: ${values.join(', ')}`,
      `statuses: ${statuses.join(' | ')}`,
    ].join('\n');
  });

/** Waits until a function that runs in the page returns true; restarts it after a navigation. */
export const waitUntil = <Arguments extends readonly Json[]>(
  tab: EnginePage,
  what: string,
  isTrue: (...values: Arguments) => boolean,
  ...values: Arguments
): Promise<void> =>
  expect(async () => {
    if (await tab.evaluate(isTrue, ...values)) return;
    throw new Error(`not yet: ${what}\n${await describePage(tab)}`);
  }).toPass({ intervals: [50, 100, 200], timeout: 30_000 });

export { expect };

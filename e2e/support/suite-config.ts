import path from 'node:path';
import { devices } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/test/chromium';
import { RESULTS, ROOT } from '../../scripts/test/suites';

const executablePath = findTestBrowser();

/** The settings of every suite. @param name the name of its results and of the folder for its failures */
export const createSuiteConfig = (name: string): PlaywrightTestConfig => ({
  outputDir: path.join(ROOT, 'test-results', name),
  fullyParallel: false,
  workers: 2,
  // A busy machine must not fail a test: each wait ends when its condition is met. These limits only
  // end tests that hang.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: path.join(RESULTS, `${name}.json`) }]],
});

/** The browser of the suites that Playwright drives. */
export const CHROMIUM: PlaywrightTestConfig['use'] = {
  ...devices['Desktop Chrome'],
  // Tracing takes a third of a test's time. To investigate a failure, run the test with --trace
  // retain-on-failure.
  trace: 'off',
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS],
  },
};

/** The fixture host with the reference services. */
export const createHostServer = (port: string) => ({
  command: 'node --import tsx e2e/support/start-host.ts',
  cwd: ROOT,
  env: { PORT: port },
  url: `http://localhost:${port}/healthz`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

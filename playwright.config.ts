import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/test/chromium';
import { findFreePort } from './scripts/test/free-port';

// Workers read this file again and must get the same port.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());
const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'e2e',
  // These suites have separate configurations.
  testIgnore: ['**/e2e/aem/**', '**/e2e/eds/**', '**/e2e/engines/**', '**/e2e/wordpress/**'],
  outputDir: 'test-results',
  fullyParallel: false,
  // One worker more than a small machine has cores, because a test spends a fifth of its time waiting.
  workers: 3,
  // A busy machine must not fail a test: each wait ends when its condition is met. These limits only
  // end tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://fcac.localhost:${port}`,
    // Tracing takes a third of a test's time. To investigate a failure, run the test with --trace
    // retain-on-failure.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/support/start-host.ts',
    env: { PORT: port },
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

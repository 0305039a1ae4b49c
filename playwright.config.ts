import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/test/chromium';
import { findFreePort } from './scripts/test/free-port';

// Workers read this file again and must get the same port.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());
const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'e2e',
  // They have separate configurations.
  testIgnore: ['**/e2e/engines/**', '**/e2e/wordpress/**'],
  outputDir: 'test-results',
  fullyParallel: false,
  // One more than the cores of a small machine: a test waits for the page a fifth of its time.
  workers: 3,
  // A busy machine must not fail a test: waits end by their condition, and these limits only end
  // tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://fcac.localhost:${port}`,
    // Traces take a third of a test's time; to investigate a failure, run it with --trace
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

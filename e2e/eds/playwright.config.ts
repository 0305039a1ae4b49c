import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/test/chromium';
import { findFreePort } from '../../scripts/test/free-port';

// Workers read this file again and must get the same site.
const port = (process.env['BSRO_EDS_PORT'] ??= findFreePort());
process.env['BSRO_SERVICES_PORT'] ??= findFreePort();
const executablePath = findTestBrowser();

/** The tests of the blocks on a site whose pages Adobe's pipeline renders. */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results/eds',
  workers: 2,
  // A slow machine must not fail a test; these limits only end tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/eds.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://fcac.localhost:${port}`,
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/eds/support/start.ts',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/test/chromium';
import { findFreePort } from '../../scripts/test/free-port';
import { SLING, SLING_LAUNCHER } from '../../scripts/test/aem-programs';

// Workers read this file again and must get the same hosts.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());
const slingPort = (process.env['BSRO_SLING_PORT'] ??= findFreePort());
const folder = (process.env['BSRO_SLING_FOLDER'] ??= path.join(
  os.tmpdir(),
  `bsro-ui-sling-${process.pid}`,
));
const executablePath = findTestBrowser();

/** The tests of the package for AEM on Apache Sling, with the reference services. */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results/aem',
  workers: 2,
  // A slow machine must not fail a test; these limits only end tests that hang.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/aem.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://fcac.localhost:${port}`,
    trace: 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'install', testMatch: 'install.spec.ts' },
    { name: 'use', testIgnore: 'install.spec.ts', dependencies: ['install'] },
  ],
  webServer: [
    {
      command: 'node --import tsx e2e/support/start-host.ts',
      cwd: '../..',
      env: { PORT: port },
      url: `http://localhost:${port}/healthz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: [
        SLING_LAUNCHER,
        ...['-f', path.join(__dirname, 'sling.json'), '-p', folder, '-c', `${SLING}/cache`],
        ...['-D', `org.osgi.service.http.port=${slingPort}`],
      ].join(' '),
      url: `http://localhost:${slingPort}/content.json`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});

import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/test/chromium';
import { findFreePort } from '../../scripts/test/free-port';
import { WORDPRESS } from '../../scripts/test/wordpress-programs';

// Workers read this file again and must get the same site.
const port = (process.env['BSRO_WORDPRESS_PORT'] ??= findFreePort());
process.env['BSRO_WORDPRESS_CACHE_PORT'] ??= findFreePort();
process.env['BSRO_WORDPRESS_THEME_PORT'] ??= findFreePort();
process.env['BSRO_WORDPRESS_SOURCE'] ??= WORDPRESS;
const services = (process.env['BSRO_SERVICES_PORT'] ??= findFreePort());
process.env['BSRO_WORDPRESS_FOLDER'] ??= path.join(os.tmpdir(), `bsro-ui-wordpress-${process.pid}`);
const executablePath = findTestBrowser();

/** The tests of the plugin on a WordPress site that is set up for them. */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results/wordpress',
  workers: 2,
  // A slow machine must not fail a test; these limits only end tests that hang.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/wordpress.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [
    { name: 'install', testMatch: 'install.spec.ts', teardown: 'uninstall' },
    {
      name: 'use',
      testIgnore: ['install.spec.ts', 'uninstall.spec.ts'],
      dependencies: ['install'],
    },
    { name: 'uninstall', testMatch: 'uninstall.spec.ts' },
  ],
  webServer: {
    command: 'node --import tsx e2e/wordpress/support/start.ts',
    cwd: '../..',
    url: `http://localhost:${services}/healthz`,
    timeout: 180_000,
    reuseExistingServer: Boolean(process.env['BSRO_WORDPRESS_KEEP']),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/test/free-port';
import type { EngineOptions } from './support/test';

// Workers read this file again and must get the same port.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());

/**
 * The smoke tests for engines other than Chromium; Playwright runs them but doesn't drive the
 * browsers.
 */
export default defineConfig<EngineOptions>({
  testDir: __dirname,
  outputDir: '../../test-results/engines',
  workers: 2,
  // A slow machine must not fail a test; these limits only end tests that hang.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/engines.json' }]],
  use: { hostPort: Number(port) },
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/start-host.ts',
    cwd: '../..',
    env: { PORT: port },
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/test/free-port';
import { CHROMIUM, createSuiteConfig } from '../support/suite-config';

// Workers read this file again and must get the same site.
const port = (process.env['BSRO_EDS_PORT'] ??= findFreePort());
process.env['BSRO_SERVICES_PORT'] ??= findFreePort();

/** The tests of the blocks on a site whose pages Adobe's pipeline renders. */
export default defineConfig({
  ...createSuiteConfig('eds'),
  testDir: __dirname,
  use: { ...CHROMIUM, baseURL: `http://fcac.localhost:${port}` },
  webServer: {
    command: 'node --import tsx e2e/eds/support/start.ts',
    cwd: '../..',
    url: `http://localhost:${port}/styles/styles.css`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

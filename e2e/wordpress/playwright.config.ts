import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/test/free-port';
import { WORDPRESS } from '../../scripts/test/wordpress-programs';
import { CHROMIUM, createSuiteConfig } from '../support/suite-config';

// Workers read this file again and must get the same site.
const port = (process.env['BSRO_WORDPRESS_PORT'] ??= findFreePort());
process.env['BSRO_WORDPRESS_CACHE_PORT'] ??= findFreePort();
process.env['BSRO_WORDPRESS_THEME_PORT'] ??= findFreePort();
process.env['BSRO_WORDPRESS_SOURCE'] ??= WORDPRESS;
const services = (process.env['BSRO_SERVICES_PORT'] ??= findFreePort());
process.env['BSRO_WORDPRESS_FOLDER'] ??= path.join(os.tmpdir(), `bsro-ui-wordpress-${process.pid}`);

/** The tests of the plugin on a WordPress site that is set up for them. */
export default defineConfig({
  ...createSuiteConfig('wordpress'),
  testDir: __dirname,
  use: { ...CHROMIUM, baseURL: `http://localhost:${port}` },
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

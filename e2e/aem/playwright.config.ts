import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/test/free-port';
import { SLING, SLING_LAUNCHER } from '../../scripts/test/aem-programs';
import { CHROMIUM, createHostServer, createSuiteConfig } from '../support/suite-config';

// Workers read this file again and must get the same hosts.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());
const slingPort = (process.env['BSRO_SLING_PORT'] ??= findFreePort());
const folder = (process.env['BSRO_SLING_FOLDER'] ??= path.join(
  os.tmpdir(),
  `bsro-ui-sling-${process.pid}`,
));

/** The tests of the package for AEM on Apache Sling, with the reference services. */
export default defineConfig({
  ...createSuiteConfig('aem'),
  testDir: __dirname,
  use: { ...CHROMIUM, baseURL: `http://fcac.localhost:${port}` },
  projects: [
    { name: 'install', testMatch: 'install.spec.ts' },
    { name: 'use', testIgnore: 'install.spec.ts', dependencies: ['install'] },
  ],
  webServer: [
    createHostServer(port),
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

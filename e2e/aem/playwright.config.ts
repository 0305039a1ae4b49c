import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/test/free-port';
import { APACHE, DELIVERY, SLING, SLING_LAUNCHER } from '../../scripts/test/aem-programs';
import { CHROMIUM, createHostServer, createSuiteConfig } from '../support/suite-config';

// Workers read this file again and must get the same hosts.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());
const webPort = (process.env['BSRO_WEB_PORT'] ??= findFreePort());
const slingPort = (process.env['BSRO_SLING_PORT'] ??= findFreePort());
const folder = (process.env['BSRO_SLING_FOLDER'] ??= path.join(
  os.tmpdir(),
  `bsro-ui-sling-${process.pid}`,
));
const webFolder = path.join(folder, 'httpd');
mkdirSync(webFolder, { recursive: true });

/** What `httpd.conf` needs. */
const DEFINITIONS = {
  PORT: webPort,
  HOST_PORT: port,
  SLING_PORT: slingPort,
  FOLDER: webFolder,
  DELIVERY,
};

/** The tests of the package for AEM on Apache Sling behind Apache's web server, with the reference services. */
export default defineConfig({
  ...createSuiteConfig('aem'),
  testDir: __dirname,
  use: { ...CHROMIUM, baseURL: `http://fcac.localhost:${webPort}` },
  projects: [
    { name: 'install', testMatch: 'install.spec.ts' },
    { name: 'use', testIgnore: 'install.spec.ts', dependencies: ['install'] },
  ],
  webServer: [
    createHostServer(port),
    {
      command: [
        APACHE,
        ...['-D', 'FOREGROUND', '-f', path.join(__dirname, 'httpd.conf')],
        ...Object.entries(DEFINITIONS).map(([name, value]) => `-C 'Define ${name} ${value}'`),
      ].join(' '),
      url: `http://127.0.0.1:${webPort}/healthz`,
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

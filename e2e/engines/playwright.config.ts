import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/test/free-port';
import { createHostServer, createSuiteConfig } from '../support/suite-config';
import type { EngineOptions } from './support/test';

// Workers read this file again and must get the same port.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());

/**
 * The smoke tests for engines other than Chromium; Playwright runs them but doesn't drive the
 * browsers.
 */
export default defineConfig<EngineOptions>({
  ...createSuiteConfig('engines'),
  testDir: __dirname,
  use: { hostPort: Number(port) },
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
  webServer: createHostServer(port),
});

import { defineConfig } from '@playwright/test';
import { CHROMIUM, createHostServer, createSuiteConfig } from './e2e/support/suite-config';
import { findFreePort } from './scripts/test/free-port';

// Workers read this file again and must get the same port.
const port = (process.env['BSRO_E2E_PORT'] ??= findFreePort());

export default defineConfig({
  ...createSuiteConfig('playwright'),
  testDir: 'e2e',
  // These suites have separate configurations.
  testIgnore: ['**/e2e/aem/**', '**/e2e/eds/**', '**/e2e/engines/**', '**/e2e/wordpress/**'],
  // One worker more than a small machine has cores, because a test spends a fifth of its time waiting.
  workers: 3,
  use: { ...CHROMIUM, baseURL: `http://fcac.localhost:${port}` },
  webServer: createHostServer(port),
});

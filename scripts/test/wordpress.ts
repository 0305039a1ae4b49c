import { rmSync } from 'node:fs';
import { runBrowserSuite } from './browser-suite';
import { ensureTestBrowsers } from './chromium';
import { DELIVERY, ensureWordPress } from './wordpress-programs';

// Delivers the plugin, and tests it on Debian's WordPress with MariaDB and nginx.
runBrowserSuite({
  name: 'wordpress',
  ensurePrograms() {
    ensureWordPress();
    ensureTestBrowsers();
    rmSync(DELIVERY, { recursive: true, force: true });
  },
  step: ['deliver', ['--import', 'tsx', 'scripts/deliver.ts', '--wordpress', DELIVERY]],
});

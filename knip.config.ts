import type { KnipConfig } from 'knip';

/** Finds unused files, exports, and dependencies for `npm run lint:unused`. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    // `npm run` names these by way of scripts/bootstrap/run.cjs, or a child process by its path.
    'scripts/build/build.ts',
    'scripts/test/{run,changed,deep,engines}.ts',
    'e2e/engines/playwright.config.ts',
    'e2e/engines/*.spec.ts',
    'bench/run.ts',
    'fixtures/services/testing/endless-writer.ts',
    // Entries of bundles of their own.
    'bench/pages/**/*.{ts,tsx}',
    'e2e/support/probe/index.ts',
    'fixtures/services/chat/widget.ts',
  ],
  project: ['**/*.{ts,tsx,cts,cjs}'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // The peer of jest-environment-jsdom.
    'jsdom',
  ],
  // Of the operating system.
  ignoreBinaries: ['install'],
};

export default config;

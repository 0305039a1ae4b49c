import type { KnipConfig } from 'knip';

/** Finds unused files, exports, and dependencies for `npm run lint:unused`. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    // These run through scripts/bootstrap/run.cjs, or in a child process.
    'authoring/{lint-html-cli,write-docs}.ts',
    'scripts/build/build.ts',
    'scripts/test/{run,changed}.ts',
    'e2e/aem/playwright.config.ts',
    'e2e/aem/*.spec.ts',
    'e2e/eds/playwright.config.ts',
    'e2e/eds/*.spec.ts',
    'e2e/eds/support/start.ts',
    'e2e/engines/playwright.config.ts',
    'e2e/engines/*.spec.ts',
    'e2e/wordpress/playwright.config.ts',
    'e2e/wordpress/*.spec.ts',
    'e2e/wordpress/support/start.ts',
    'bench/run.ts',
    'pictures/make.ts',
    'fixtures/services/testing/{write,booking,order}-loop.ts',
    'scripts/test/dependency-extractor.cjs',
    // Entries of separate bundles.
    'bench/pages/**/*.{ts,tsx}',
    'scripts/deliver/aem/editor/validators.ts',
    'scripts/deliver/eds/browser/{loader,placeholder}.ts',
    'scripts/deliver/eds/kit/serve.ts',
    'scripts/deliver/wordpress/editor/{blocks,classic,texts}.ts',
    'e2e/support/probe/{build,index}.ts',
    'fixtures/placeholder-catalog/browser/catalog.ts',
    'fixtures/services/chat/widget.ts',
    'fixtures/services/payments/frames/{card,challenge}-frame.ts',
  ],
  project: ['**/*.{ts,tsx,cts,cjs}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // A peer dependency of jest-environment-jsdom.
    'jsdom',
  ],
  // The JSX runtime `#jsx` is a file of the bundle (`imports` in package.json).
  ignoreIssues: { 'tsconfig.json': ['unlisted'] },
  // Programs of the operating system.
  ignoreBinaries: ['install', 'mvn'],
};

export default config;

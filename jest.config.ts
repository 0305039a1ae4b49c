/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Compiles with SWC, which takes a tenth of the time that Babel takes; Babel compiles only the bundle. */
const compiler: [string, object] = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic', importSource: '#jsx' } },
    },
  },
];

const shared: Config = {
  dependencyExtractor: '<rootDir>/scripts/test/dependency-extractor.cjs',
  transform: { '^.+\\.(mjs|[jt]sx?)$': compiler },
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@exodus|dom7|encoding-sniffer|gettext-parser|marked|ssr-window|swiper)/)',
  ],
};

// The template engine of pages and components imports jsdom; see the stub.
const withoutJsdom = { '^jsdom$': '<rootDir>/test/jsdom-stub.cjs' };

/** Folders whose tests need no DOM. Creating one would take longer than the tests. */
const WITHOUT_DOM = ['domain', 'language', 'site', 'validation'].map(
  (folder) => `<rootDir>/src/${folder}/`,
);

/**
 * Service tests that don't run on PostgreSQL: they need the embedded database, or don't depend on SQL.
 */
const EMBEDDED_ONLY = [
  'database/embedded',
  'images/',
  'pages/links',
  'security/(letters|visitor-ids|work-queue)',
  'seed/(accounts|catalog|tire-size)',
  'shop/(cart-changes|price-breakdown)',
  'tires/(groups|serialize-within-limit)',
  'booking/(calendar|killed|slots)',
  'orders/(killed|request-charge)',
  'payments/frames/',
  'http/(address-rate|caller-address|card-data|client-error|compression|faults|listen|response-delay)',
  'start-options',
].map((file) => `<rootDir>/fixtures/services/${file}`);

/** Service tests of what only PostgreSQL has: several connections. */
const POSTGRESQL_ONLY = ['<rootDir>/fixtures/services/database/postgresql'];

const isOnPostgresql = process.env['DATABASE_URL'] !== undefined;

const testEnvironmentOptions = { customExportConditions: [''], url: 'http://fcac.localhost/' };

const config: Config = {
  // On a small machine, one worker more than it has cores, because a test spends part of its time waiting.
  maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testEnvironmentOptions,
      testMatch: ['<rootDir>/{src,test,authoring,fixtures/html}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...WITHOUT_DOM],
      moduleNameMapper: {
        '\\.css$|^swiper/css(/.*)?$': '<rootDir>/test/style-stub.cjs',
        ...withoutJsdom,
      },
      setupFilesAfterEnv: [
        '<rootDir>/test/timeout.ts',
        '<rootDir>/test/fail-on-console.ts',
        '<rootDir>/test/setup.ts',
        '<rootDir>/test/computed-style.ts',
        '<rootDir>/test/intersection-observer.ts',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      // For the test files that select jsdom in a comment.
      testEnvironmentOptions,
      moduleNameMapper: withoutJsdom,
      testMatch: [
        '<rootDir>/{scripts,bench,fixtures/placeholder-catalog}/**/*.test.ts',
        ...WITHOUT_DOM.map((folder) => `${folder}**/*.test.ts`),
      ],
      setupFilesAfterEnv: ['<rootDir>/test/timeout.ts', '<rootDir>/test/fail-on-console.ts'],
    },
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      // These packages use dynamic imports, which Jest supports only in transformed code.
      transform: { '^.+\\.([cm]?js|tsx?)$': compiler },
      transformIgnorePatterns: ['/node_modules/(?!@electric-sql/|@fastify/cookie/|cookie/)'],
      moduleNameMapper: withoutJsdom,
      testMatch: ['<rootDir>/fixtures/services/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(isOnPostgresql ? EMBEDDED_ONLY : POSTGRESQL_ONLY),
      ],
      setupFilesAfterEnv: [
        '<rootDir>/test/fail-on-console.ts',
        '<rootDir>/fixtures/services/testing/setup.ts',
      ],
    },
  ],
};

export default config;

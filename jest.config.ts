/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const shared: Config = {
  transform: { '^.+\\.(mjs|[jt]sx?)$': 'babel-jest' },
  // These packages ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(swiper|ssr-window|dom7)/)'],
};

// For the template engine of the fixture pages; see the stub.
const withoutJsdom = { '^jsdom$': '<rootDir>/test/jsdom-stub.cjs' };

const config: Config = {
  // Jest's own choice leaves one of two cores idle.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: [''], url: 'http://fcac.localhost/' },
      testMatch: ['<rootDir>/{src,test,authoring,fixtures/html}/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$|^swiper/css(/.*)?$': '<rootDir>/test/style-stub.cjs',
        ...withoutJsdom,
      },
      setupFilesAfterEnv: ['<rootDir>/test/timeout.ts', '<rootDir>/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{scripts,bench}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/timeout.ts'],
    },
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      // These import dynamically, which Jest runs only when transformed.
      transform: { '^.+\\.([cm]?js|tsx?)$': 'babel-jest' },
      transformIgnorePatterns: ['/node_modules/(?!@electric-sql/|@fastify/cookie/|cookie/)'],
      moduleNameMapper: withoutJsdom,
      testMatch: ['<rootDir>/fixtures/services/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/fixtures/services/testing/setup.ts'],
    },
  ],
};

export default config;

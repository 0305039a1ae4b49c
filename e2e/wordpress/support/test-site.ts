import type { SitePaths } from './site-files';

/** The site and the services of a test run. */
export interface TestSite {
  readonly paths: SitePaths;
}

const readVariable = (environment: NodeJS.ProcessEnv, name: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`${name} is missing: start the tests with npm run test:wordpress`);
  return value;
};

/** Reads the site from the environment, where the Playwright configuration puts it. */
export const readTestSite = (environment: NodeJS.ProcessEnv): TestSite => ({
  paths: {
    folder: readVariable(environment, 'BSRO_WORDPRESS_FOLDER'),
    source: readVariable(environment, 'BSRO_WORDPRESS_SOURCE'),
    port: readVariable(environment, 'BSRO_WORDPRESS_PORT'),
    cachePort: readVariable(environment, 'BSRO_WORDPRESS_CACHE_PORT'),
    themePort: readVariable(environment, 'BSRO_WORDPRESS_THEME_PORT'),
    servicesPort: readVariable(environment, 'BSRO_SERVICES_PORT'),
  },
});

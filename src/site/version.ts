/** Version that the bundle reports on `window.bsro` (SITE-6). */
export const UI_VERSION = '1.1.99';

/** Returns the branch of the configuration: `test` on a development host (SITE-6). */
export const getBranch = (host: string): 'test' | 'release' =>
  /(^|[.-])dev([.-]|\d|$)/i.test(host) ? 'test' : 'release';

/** Version that the bundle reports on `window.bsro` (SITE-6). */
export const UI_VERSION = '1.1.99';

/** The branch that the bundle's configuration names: `test` on a development host (SITE-6). */
export const branchOf = (host: string): 'test' | 'release' =>
  /(^|[.-])dev([.-]|\d|$)/i.test(host) ? 'test' : 'release';

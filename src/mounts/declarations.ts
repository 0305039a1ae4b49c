import { everyPage } from './every-page';
import { declare } from './runtime/declare';

export { runCommand } from './runtime/declare';

/**
 * Loads and starts placeholders. The chunk of this module loads with the first placeholder; the
 * declarations of the content load when one of their elements is found.
 */
export const loadStart = declare(everyPage, {
  content: async () =>
    (await import(/* webpackChunkName: "features" */ './features')).listFeatures(),
  page: async () =>
    (await import(/* webpackChunkName: "page-features" */ './page-features')).pageFeatures,
});

/** Loads the hashes of files that actions load. Only the build needs it, to create their chunk. */
export const loadLaterFiles = () => import(/* webpackChunkName: "later-files" */ './later-files');

import { everyPage } from './every-page';
import { declare } from './runtime/declare';

/**
 * The page's placeholders; a chunk of its own, loaded when the first of them is needed. Those of the
 * content follow when one is found.
 */
export const begin = declare(
  everyPage,
  async () => (await import(/* webpackChunkName: "features" */ './features')).content.features,
);

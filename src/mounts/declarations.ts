import { everyPage } from './every-page';
import { declare, loadRoots } from './runtime/declare';
import type { AnyPlaceholder } from './schema/placeholder';

export { runCommand } from './runtime/declare';

const loadContent = async (): Promise<readonly AnyPlaceholder[]> =>
  (await import(/* webpackChunkName: "features" */ './features')).listFeatures();

/**
 * Loads and starts placeholders. The chunk of this module loads with the first placeholder; the
 * declarations of the content load when one of their elements is found.
 */
export const loadStart = declare(everyPage, loadContent);

/**
 * Loads the chunks of placeholders, by their class names, without starting them. A failure isn't reported,
 * because the mount loads the chunk again.
 */
export const preload = async (classNames: readonly string[]): Promise<void> => {
  const content = await loadContent();
  await Promise.allSettled(
    [...everyPage, ...content]
      .filter(({ match }) => classNames.includes(match.className))
      .map(({ load }) => load(loadRoots)),
  );
};

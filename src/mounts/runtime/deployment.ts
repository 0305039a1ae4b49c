/** Remembers, for this visit, the build that a reload was offered for. */
export const RELOAD_KEY = 'bsro-ui-reload';

const buildIdOf = (manifest: unknown): string =>
  manifest instanceof Object && 'buildId' in manifest ? String(manifest.buildId) : __webpack_hash__;

/**
 * Whether the site was deployed since this page was loaded, so that its chunks may be gone. True
 * once a build and visit: a reload that did not help is not offered again, nor without a session
 * storage to remember it. Nothing reloads by itself.
 */
export const isOutdated = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${__webpack_public_path__}assets.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    const manifest: unknown = await answer.json();
    const buildId = buildIdOf(manifest);
    if (buildId === __webpack_hash__) return false;
    const offered = sessionStorage.getItem(RELOAD_KEY);
    sessionStorage.setItem(RELOAD_KEY, buildId);
    return offered !== buildId;
  } catch {
    return false;
  }
};

/** Remembers, for this visit, the build that a reload was offered to leave. */
export const RELOAD_KEY = 'bsro-ui-reload';

/**
 * Calls back if the site was deployed since this page was loaded, so that its chunks may be gone;
 * once a build and visit: a reload that did not help is not offered again, nor without a session
 * storage to remember it. Nothing reloads by itself.
 */
export const whenOutdated = async (offer: () => void): Promise<void> => {
  try {
    const answer = await fetch(`${__webpack_public_path__}assets.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    const manifest: unknown = await answer.json();
    if (
      manifest instanceof Object &&
      'buildId' in manifest &&
      manifest.buildId !== __webpack_hash__ &&
      sessionStorage.getItem(RELOAD_KEY) !== __webpack_hash__
    ) {
      sessionStorage.setItem(RELOAD_KEY, __webpack_hash__);
      offer();
    }
  } catch {
    // Without an answer or a memory nothing is offered.
  }
};

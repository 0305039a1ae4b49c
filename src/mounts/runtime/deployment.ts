/** The session storage key of the build for which a reload was offered. */
const RELOAD_KEY = 'bsro-ui-reload';

/**
 * Calls back if a new version was deployed since this page was loaded, so that its chunks may be
 * missing. It calls back once per build and tab, so that a reload that didn't help isn't offered again;
 * it needs session storage for that, and doesn't call back without it.
 */
export const whenOutdated = async (offer: () => void): Promise<void> => {
  try {
    const response = await fetch(`${__webpack_public_path__}assets.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    const manifest: unknown = await response.json();
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
    // Without a response or session storage, no reload is offered.
  }
};

import { release } from './release.js';

/** The names of a page's metadata, by the attribute of `<html>` that the bundle reads. */
const METADATA = {
  'data-site-name': 'site-name',
  'data-switches': 'switches',
  'data-analytics-consent': 'analytics-consent',
  'data-review-provider': 'review-provider',
  'data-error-endpoint': 'error-endpoint',
};

const resolve = (path: string): string => new URL(path, new URL('../../', import.meta.url)).href;

/** Adds an element to the head; rejects if its file doesn't load. */
const load = (element: HTMLLinkElement | HTMLScriptElement, url: string): Promise<void> =>
  new Promise((done, fail) => {
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => {
      element.remove();
      fail(new Error(`bsro-ui: ${url} does not load`));
    });
    document.head.append(element);
  });

const loadStyles = (path: string): Promise<void> => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = resolve(path);
  return load(link, link.href);
};

let entry: Promise<void> | undefined;

/** Loads the bundle's entry once, and again after a failure. The browser checks its integrity. */
const loadEntry = (): Promise<void> => {
  entry ??= (() => {
    const script = document.createElement('script');
    script.src = resolve(`bsro-ui/${release.entry}`);
    script.integrity = release.integrity;
    script.crossOrigin = 'anonymous';
    // A page's policy with a nonce applies to the bundle and to the chunks that it loads.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    return load(script, script.src).catch((error: unknown) => {
      entry = undefined;
      throw error;
    });
  })();
  return entry;
};

const report = (error: unknown): void => console.error(error);

/**
 * Sets what the bundle reads from `<html>`, and loads the brand's design tokens. Await it before the
 * first section is shown; it never rejects.
 */
export async function loadEager(page: Document = document): Promise<void> {
  const { documentElement } = page;
  for (const [attribute, name] of Object.entries(METADATA)) {
    const value = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    if (value && !documentElement.hasAttribute(attribute)) {
      documentElement.setAttribute(attribute, value);
    }
  }
  documentElement.setAttribute('data-asset-base', resolve('bsro-ui/'));
  const site = documentElement.getAttribute('data-site-name') ?? '';
  if (release.sites.includes(site)) {
    await loadStyles(`styles/bsro-ui/tokens.${site}.css`).catch(report);
  } else {
    report(`bsro-ui: the metadata site-name is "${site}"; it must be ${release.sites.join(', ')}`);
  }
}

/**
 * Loads the fonts, and the bundle if the page has a placeholder. Call it after all sections have
 * loaded, because a block that isn't decorated may have the class of a placeholder.
 */
export async function loadLazy(page: Document = document): Promise<void> {
  const fonts = loadStyles('styles/bsro-ui/fonts.css');
  const isNeeded = page.querySelector(release.placeholders) !== null;
  const results = await Promise.allSettled([fonts, isNeeded ? loadEntry() : undefined]);
  for (const result of results) if (result.status === 'rejected') report(result.reason);
}

/** Loads the bundle if it hasn't loaded yet: on a page without placeholders, or after a failure. */
export async function loadDelayed(): Promise<void> {
  await loadEntry().catch(report);
}

import { release } from './release';
import { loadSheet } from './sheet';

/** The names of a page's metadata, by the attribute of `<html>` that the bundle reads. */
const METADATA = {
  'data-site-name': 'site-name',
  'data-site-root': 'site-root',
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

const report = (error: unknown): void => console.error(error);

/** Adds the texts of a sheet to the head, as the bundle reads them. Rows whose key has no dot are the site's own. */
const addTexts = async (url: string): Promise<void> => {
  const rows = (await loadSheet(url)).flatMap(({ Key: key, Text: text }) =>
    key?.includes('.') && text ? [[key.trim(), text]] : [],
  );
  const slot = document.createElement('script');
  slot.type = 'application/json';
  slot.className = 'bsro-texts';
  slot.append(JSON.stringify(Object.fromEntries(rows)));
  document.head.append(slot);
};

/** The texts that the site has changed; resolves even if they don't load. Undefined on a page that asks for none. */
let texts: Promise<void> | undefined;

/** Loads the bundle's entry. The browser checks its integrity. */
const addEntry = (): Promise<void> => {
  const script = document.createElement('script');
  script.src = resolve(`bsro-ui/${release.entry}`);
  script.integrity = release.integrity;
  script.async = true;
  script.crossOrigin = 'anonymous';
  // A page's policy with a nonce applies to the bundle and to the chunks that it loads.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return load(script, script.src);
};

let entry: Promise<void> | undefined;

/** Loads the bundle's entry once, and again after a failure; on a page with other texts, after them. */
const loadEntry = (): Promise<void> => {
  entry ??= (texts?.then(addEntry) ?? addEntry()).catch((error: unknown) => {
    entry = undefined;
    throw error;
  });
  return entry;
};

/** Sets what the bundle reads from `<html>`, and requests the brand's design tokens and the texts that the site has changed. */
const prepare = (): void => {
  const { documentElement } = document;
  const getMetadata = (name: string): string | undefined =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  for (const [attribute, name] of Object.entries(METADATA)) {
    const value = getMetadata(name);
    if (value && !documentElement.hasAttribute(attribute)) {
      documentElement.setAttribute(attribute, value);
    }
  }
  documentElement.setAttribute('data-asset-base', resolve('bsro-ui/'));
  const sheet = getMetadata('bsro-texts');
  if (sheet) texts = addTexts(sheet).catch(report);
  const site = documentElement.getAttribute('data-site-name') ?? '';
  if (!release.sites.includes(site)) {
    report(`bsro-ui: the metadata site-name is "${site}"; it must be ${release.sites.join(', ')}`);
  } else if (!document.querySelector('link[href*="/styles/bsro-ui/tokens."]')) {
    loadStyles(`styles/bsro-ui/tokens.${site}.css`).catch(report);
  }
};

prepare();

/** Loads the fonts, and the bundle if the page has a placeholder. Call it after all sections have loaded. */
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

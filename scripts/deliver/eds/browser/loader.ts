import { release } from './release.js';

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

/** A sheet, as Edge Delivery Services publishes it. */
interface Sheet {
  readonly data: readonly { readonly Key?: string; readonly Text?: string }[];
}

const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);

/** How long the bundle waits for the texts, in milliseconds. */
const TEXTS_TIMEOUT = 3000;

/**
 * Adds the texts of a sheet to the head, as the bundle reads them. Rows whose key has no dot are the site's own.
 * @throws {Error} if the sheet doesn't load
 */
const addTexts = async (url: string): Promise<void> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TEXTS_TIMEOUT) });
  if (!response.ok) throw new Error(`bsro-ui: ${url} does not load`);
  const sheet: unknown = await response.json();
  if (!isSheet(sheet)) throw new Error(`bsro-ui: ${url} is not a sheet`);
  const rows = sheet.data.flatMap(({ Key: key, Text: text }) =>
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

/**
 * Sets what the bundle reads from `<html>`, loads the brand's design tokens, and requests the texts that
 * the site has changed. Await it before the first section is shown; it never rejects, nor waits for texts.
 */
export async function loadEager(page: Document = document): Promise<void> {
  const { documentElement } = page;
  const getMetadata = (name: string): string | undefined =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
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

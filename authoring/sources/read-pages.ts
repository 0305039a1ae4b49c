import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { addCredentials, removeCredentials } from './credentials';
import { decodeBytes } from './encoded-text';
import type { EncodedText } from './encoded-text';
import { getErrorFacts } from './error-facts';
import { createFileLoader } from './load-file';
import type { LoadFile } from './load-file';
import { loadText } from './load-text';
import type { LoadedText } from './load-text';
import { mapConcurrently } from './map-concurrently';
import { createRenderedLoader } from './rendered-pages';
import { toFailure } from './page-source';
import type { PageSource } from './page-source';
import { isSitemap, parseSitemap } from './sitemap';
import { UnreadableError } from './unreadable-error';

/** How pages are read. */
export interface ReadOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Maximum number of pages that are read at the same time. */
  readonly concurrency: number;
  /** Whether the page's own scripts run before it is read. */
  readonly isRendered: boolean;
}

/** How the URLs of one target are loaded. */
interface LoadOptions {
  readonly load: LoadFile;
  readonly concurrency: number;
}

/** The maximum number of pages and sitemaps per target. */
const MAX_PAGES = 50_000;

const isUrl = (target: string): boolean => /^https?:\/\//i.test(target);

const HTML_FILE = /\.html?$/i;

const IGNORED_FOLDER = /^(\.|node_modules$)/;

const HTML_TYPES = new Set(['', 'text/html', 'application/xhtml+xml']);

/**
 * Returns the HTML of a response.
 * @throws {UnreadableError} if the response isn't HTML
 */
const requireHtml = ({ text, type }: LoadedText): string => {
  if (!HTML_TYPES.has(type)) throw new UnreadableError(`not HTML but ${type}`);
  if (!text.includes('<')) throw new UnreadableError('not HTML');
  return text;
};

const loadPage = async (name: string, load: LoadFile, origin: string): Promise<PageSource> => {
  try {
    return { name, html: requireHtml(await loadText(load, name, origin)) };
  } catch (error) {
    return { name, failure: toFailure(error) };
  }
};

interface Listed {
  readonly pages: readonly string[];
  readonly failures: readonly PageSource[];
}

/** Returns what is wrong with a URL of a sitemap, if anything. */
const getSitemapProblem = (url: string, origin: string): string | undefined => {
  if (!URL.canParse(url)) return 'not an absolute URL';
  return new URL(url).origin === origin ? undefined : `not on ${origin}, where the sitemap is`;
};

/** Lists the pages of a sitemap and of the sitemaps that it names. */
const listSitemapPages = async (
  text: string,
  origin: string,
  load: LoadFile,
  seen = new Set<string>(),
): Promise<Listed> => {
  const { pages, sitemaps } = parseSitemap(text);
  const listed: string[] = [];
  const failures: PageSource[] = [];
  const isNew = (url: string): boolean => {
    const problem = getSitemapProblem(url, origin);
    if (problem) failures.push({ name: url, failure: problem });
    if (problem || seen.has(url)) return false;
    if (seen.size >= MAX_PAGES) {
      failures.push({ name: url, failure: `beyond the first ${MAX_PAGES} pages` });
      return false;
    }
    seen.add(url);
    return true;
  };
  listed.push(...pages.filter(isNew));
  for (const url of sitemaps.filter(isNew)) {
    try {
      const { text: inner } = await loadText(load, url, origin);
      if (!isSitemap(inner)) throw new UnreadableError('not a sitemap');
      const further = await listSitemapPages(inner, origin, load, seen);
      listed.push(...further.pages);
      failures.push(...further.failures);
    } catch (error) {
      failures.push({ name: url, failure: toFailure(error) });
    }
  }
  return { pages: listed, failures };
};

const readSitemap = async (
  name: string,
  text: string,
  origin: string | undefined,
  { load, concurrency }: LoadOptions,
): Promise<PageSource[]> => {
  try {
    // A sitemap read from a file has no origin, so the origin of its first URL is used.
    const { pages: named, sitemaps } = parseSitemap(text);
    const [first] = [...named, ...sitemaps].filter((url) => URL.canParse(url));
    const ownOrigin = origin ?? (first === undefined ? undefined : new URL(first).origin);
    if (ownOrigin === undefined) throw new UnreadableError('a sitemap without pages');
    const { pages, failures } = await listSitemapPages(text, ownOrigin, load);
    const read = await mapConcurrently(pages, concurrency, (page) =>
      loadPage(page, load, ownOrigin),
    );
    if (read.length + failures.length === 0) throw new UnreadableError('a sitemap without pages');
    return [...failures, ...read];
  } catch (error) {
    return [{ name, failure: toFailure(error) }];
  }
};

const loadUrl = async (
  target: string,
  { load, concurrency }: LoadOptions,
): Promise<PageSource[]> => {
  if (!URL.canParse(target)) {
    return [{ name: target.replace(/\/\/[^/]*@/, '//'), failure: 'not a valid URL' }];
  }
  const url = new URL(target);
  const name = url.username || url.password ? removeCredentials(url).href : target;
  const options = { load: addCredentials(load, url), concurrency };
  try {
    const loaded = await loadText(options.load, name);
    return isSitemap(loaded.text)
      ? await readSitemap(name, loaded.text, loaded.origin, options)
      : [{ name, html: requireHtml(loaded) }];
  } catch (error) {
    return [{ name, failure: toFailure(error) }];
  }
};

const describeFileError = (error: unknown): string => {
  const { code, message } = getErrorFacts(error);
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  return message || 'unreadable';
};

const toName = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/') || file;

const readText = async (file: string): Promise<EncodedText> => {
  const content = decodeBytes(await readFile(file));
  if (content.text.includes('\0')) throw new UnreadableError('not HTML');
  return content;
};

const toPage = (file: string, content: EncodedText): PageSource => ({
  name: toName(file),
  html: content.text,
  file: { path: file, content },
});

const readHtmlFile = async (file: string): Promise<PageSource> => {
  try {
    return toPage(file, await readText(file));
  } catch (error) {
    const failure = error instanceof UnreadableError ? error.message : describeFileError(error);
    return { name: toName(file), failure };
  }
};

const listHtmlFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry): Promise<string[]> => {
        const file = path.join(folder, entry.name);
        if (entry.isDirectory()) return IGNORED_FOLDER.test(entry.name) ? [] : listHtmlFiles(file);
        return HTML_FILE.test(entry.name) ? [file] : [];
      }),
  );
  return files.flat();
};

const readPath = async (target: string, options: LoadOptions): Promise<PageSource[]> => {
  const file = path.resolve(target);
  try {
    if ((await stat(file)).isDirectory()) {
      const files = await listHtmlFiles(file);
      if (files.length === 0) throw new UnreadableError('a folder without HTML files');
      return await mapConcurrently(files, options.concurrency, readHtmlFile);
    }
    const content = await readText(file);
    return isSitemap(content.text)
      ? await readSitemap(toName(file), content.text, undefined, options)
      : [toPage(file, content)];
  } catch (error) {
    const failure = error instanceof UnreadableError ? error.message : describeFileError(error);
    return [{ name: target, failure }];
  }
};

/**
 * Reads the pages of a target: a file, all HTML files of a folder, a URL, or a sitemap or sitemap index,
 * as a file or a URL. Never throws because of what it reads.
 */
export const readPages = async (
  target: string,
  { timeout, concurrency, isRendered }: ReadOptions,
): Promise<PageSource[]> => {
  const createLoader = isRendered ? createRenderedLoader : createFileLoader;
  const { load, close } = createLoader(timeout, concurrency);
  const read = isUrl(target) ? loadUrl : readPath;
  return read(target, { load, concurrency }).finally(close);
};
